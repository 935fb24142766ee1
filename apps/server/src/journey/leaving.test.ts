import { Agent, request } from 'node:http'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { ownData, type ServerProcess, startProcess } from '../testing/process/server-process.ts'

// The real process, told to end while clients keep their connections, as those of a proxy do.
let data: Awaited<ReturnType<typeof ownData>>
let server: ServerProcess
beforeAll(async () => {
  data = await ownData(inject('databaseUrl'), inject('seeded'))
  server = await startProcess(data.env)
})
afterAll(async () => {
  server.signal('SIGKILL')
  await data.remove()
})

interface Answered {
  readonly status: number
  readonly connection: string
}

const login = JSON.stringify({ usuario: 'asesora', clave: 'Alerce-2026' })

/** One call on a kept connection; its failure is told, not thrown. */
const call = (agent: Agent, path: string, body = '') =>
  new Promise<Answered | Error>((resolve) => {
    const headers = { 'content-type': 'application/json' }
    const method = body ? 'POST' : 'GET'
    const sent = request(new URL(path, server.url ?? ''), { agent, method, headers }, (answer) => {
      answer.resume().once('end', () => {
        resolve({ status: answer.statusCode ?? 0, connection: String(answer.headers.connection) })
      })
    })
    sent.once('error', resolve)
    sent.end(body)
  })

test('SIGTERM answers what is in flight, ends kept connections, and the process: how soon, the fault bench measures', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  // twenty connections that the client keeps
  await Promise.all(Array.from({ length: 20 }, () => call(agent, '/healthz')))
  const inFlight = Array.from({ length: 10 }, () => call(agent, routes.autenticarDashboard.path, login))
  await call(agent, '/healthz')
  server.signal('SIGTERM')
  const answers = await Promise.all(inFlight)
  expect(answers.filter((answer) => answer instanceof Error)).toEqual([])
  expect(await server.exitCode).toBe(0)
  agent.destroy()
})
