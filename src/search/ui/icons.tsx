interface IconProps {
  className?: string | undefined;
}

export function SearchIcon({ className }: IconProps) {
  return (
    <svg className={className} width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
      <path
        d="M13.2 13.2 17.5 17.5M9 14.5a5.5 5.5 0 1 0 0-11 5.5 5.5 0 0 0 0 11Z"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
      />
    </svg>
  );
}
