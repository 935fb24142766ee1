import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { createClient } from './testing/client.ts'
import { eventually } from './testing/eventually.ts'
import { overHttp } from './testing/process/over-http.ts'
import { ownData, type ServerProcess, startProcess } from './testing/process/server-process.ts'
import { pauseAfter } from './workers.ts'

test.each([
  [0, 0],
  [1, 500],
  [2, 1000],
  [7, 30_000],
  [2000, 30_000],
])('after %i early deaths in a row a worker is replaced in %i ms', (deaths, ms) => {
  expect(pauseAfter(deaths)).toBe(ms)
})

const databaseUrl = inject('databaseUrl')

describe.skipIf(databaseUrl === null)('two workers on PostgreSQL', () => {
  let data: Awaited<ReturnType<typeof ownData>>
  let server: ServerProcess | undefined
  beforeAll(async () => {
    data = await ownData(databaseUrl, inject('seeded'))
  })
  afterAll(async () => {
    server?.signal('SIGKILL')
    await server?.exitCode
    await data.remove()
  })

  const start = async (more: Record<string, string> = {}) => {
    server = await startProcess({ ...data.env, WORKERS: '2', DB_POOL: '4', LOG_LEVEL: 'info', ...more })
    return server
  }
  /** Process ids of the workers that have begun to serve. */
  const serving = ({ lines }: ServerProcess): number[] =>
    lines.flatMap((line) => {
      if (!line.includes('"proceso atendiendo"')) return []
      return [JSON.parse(line).proceso as number]
    })
  const isAlive = (pid: number): boolean => {
    try {
      return process.kill(pid, 0)
    } catch {
      return false
    }
  }
  /** A session opened by one worker, used by whichever gets the connection. */
  async function work({ url }: ServerProcess): Promise<void> {
    const client = createClient(overHttp(url ?? ''))
    await client.login('asesora')
    const answers = await Promise.all(Array.from({ length: 6 }, () => client.post(routes.obtenerMiDia.path, {})))
    expect(answers.map(({ status }) => status)).toEqual(Array(6).fill(200))
  }

  /** The workers of a server, once so many have begun to serve. */
  const workersOf = (running: ServerProcess, count: number) =>
    eventually(() => {
      expect(serving(running)).toHaveLength(count)
      return serving(running)
    })

  test('serve one port; a killed one is replaced; SIGTERM ends both and their primary', async () => {
    const running = await start()
    const two = await workersOf(running, 2)
    expect(running.lines.filter((line) => line.includes('Alerce escucha'))).toHaveLength(1)
    await work(running)

    process.kill(two[0] ?? 0, 'SIGKILL')
    const three = await workersOf(running, 3)
    expect(three.map(isAlive)).toEqual([false, true, true])
    await work(running)

    running.signal('SIGTERM')
    expect(await running.exitCode).toBe(0)
    expect(three.map(isAlive)).toEqual([false, false, false])
  })

  test('end with a primary that is killed: none is left on the port', async () => {
    const running = await start()
    const two = await workersOf(running, 2)
    running.signal('SIGKILL')
    await running.exitCode
    await eventually(() => expect(two.map(isAlive)).toEqual([false, false]))
  })

  test('a refusal to start is told once and ends the primary', async () => {
    const { url, lines, exitCode } = await start({ DATABASE_URL: 'postgres://u@127.0.0.1:1/d' })
    expect([url, await exitCode, lines.length]).toEqual([null, 1, 1])
    expect(lines[0]).toMatch(/^DATABASE_URL: .*nadie contesta/)
  })
})
