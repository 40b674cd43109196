import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { uploadServer } from "./upload-server.js";

export default defineConfig({ plugins: [react(), uploadServer()] });
