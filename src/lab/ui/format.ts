export function formatTime(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(2)} s`;
}

export function formatDuration(milliseconds: number): string {
  return milliseconds < 1000 ? `${Math.round(milliseconds)} ms` : formatTime(milliseconds);
}
