import { Agent, request } from 'node:http'
import { routes } from '@alerce/contract/routes'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { createClient } from '../testing/client.ts'
import { eventually } from '../testing/eventually.ts'
import { overHttp } from '../testing/process/over-http.ts'
import { ownData, type ServerProcess, startProcess } from '../testing/process/server-process.ts'
import { porHttp } from '../testing/ventas.ts'

// The real process, stopped while clients keep their connections, as a proxy does.
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

/** Client of the advisor on a process. */
async function asesoraEn({ url }: ServerProcess) {
  const client = createClient(overHttp(url ?? ''))
  await client.login('asesora')
  return porHttp(client)
}

test('SIGKILL in the middle of writes loses none that was acknowledged, and the next start needs no repair', async () => {
  const call = await asesoraEn(server)
  const acknowledged: string[] = []
  const writes = Array.from({ length: 30 }, async (_, n) => {
    const cambios = [{ campo: 'nombres', de: '', a: `ÑANDÚ ${n}` }]
    await call('guardarBorrador', { formulario: `prospecto:${n}`, cambios })
    acknowledged.push(`prospecto:${n}`)
    if (acknowledged.length === 10) server.signal('SIGKILL')
  })
  await Promise.allSettled(writes)
  await server.exitCode
  expect(acknowledged.length).toBeGreaterThanOrEqual(10)

  server = await startProcess(data.env)
  const again = await asesoraEn(server)
  for (const formulario of acknowledged)
    expect(await again('obtenerBorrador', { formulario })).toMatchObject({ cambios: [{ campo: 'nombres' }] })
})

interface Answered {
  readonly status: number
  readonly connection: string
}

const login = JSON.stringify({ usuario: 'asesora', clave: 'Alerce-2026' })

/** One call on a kept connection; a failure is returned, not thrown. */
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

test('SIGTERM answers calls in flight, closes kept connections and ends the process; the fault bench measures the time', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  // Twenty kept connections
  await Promise.all(Array.from({ length: 20 }, () => call(agent, '/healthz')))
  const inFlight = Array.from({ length: 10 }, () => call(agent, routes.autenticarDashboard.path, login))
  await call(agent, '/healthz')
  server.signal('SIGTERM')
  const answers = await Promise.all(inFlight)
  expect(answers.filter((answer) => answer instanceof Error)).toEqual([])
  expect(await server.exitCode).toBe(0)
  agent.destroy()
})

test('a drain is not ready and serves every call; SIGINT ends it', async () => {
  server = await startProcess({ ...data.env, DRAIN_SECONDS: '600' })
  const { signal, exitCode } = server
  signal('SIGTERM')
  const agent = new Agent()
  await eventually(async () => expect(await call(agent, '/readyz')).toMatchObject({ status: 503 }))
  expect(await call(agent, routes.autenticarDashboard.path, login)).toMatchObject({ status: 200 })
  signal('SIGINT')
  expect(await exitCode).toBe(0)
})
