import { type ChildProcess, spawn } from 'node:child_process'
import { join } from 'node:path'
import { root } from './checks/tree.ts'

const port = process.env.PORT ?? '3000'

function run(args: readonly string[], env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, args, { cwd: root, env: { ...process.env, ...env }, stdio: 'inherit' })
}

const children = [
  run(['--watch', '--watch-preserve-output', 'apps/server/src/main.ts'], { PORT: port }),
  run([join('node_modules', 'vite', 'bin', 'vite.js'), 'apps/web', '--config', 'tools/dev/vite.config.ts'], {
    API_URL: `http://127.0.0.1:${port}`,
  }),
]

function stop(): void {
  for (const child of children) child.kill('SIGTERM')
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
// Each needs the other: both end together
for (const child of children) child.once('exit', stop)
