import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { routes } from '@alerce/contract/routes'
import type { FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { pdf } from '@alerce/domain/testing/archivos'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import type { ExamRequest } from '../platform/pdf-text/request.ts'
import { createSideProcess } from '../platform/side-process/side-process.ts'
import { createClient } from '../testing/client.ts'
import { overHttp } from '../testing/process/over-http.ts'
import { ownData, type ServerProcess, startProcess } from '../testing/process/server-process.ts'

// The files that `npm start` runs; every other test runs the sources.
const dist = new URL('../../dist/', import.meta.url)
const databaseUrl = inject('databaseUrl')
let data: Awaited<ReturnType<typeof ownData>>
let server: ServerProcess | undefined
beforeAll(async () => {
  const cwd = fileURLToPath(new URL('../../../../', import.meta.url))
  await promisify(execFile)(process.execPath, ['tools/server/build.ts'], { cwd })
  data = await ownData(databaseUrl, inject('seeded'))
})
afterAll(async () => {
  server?.signal('SIGKILL')
  await data.remove()
})

test('the built server starts with its workers, serves a login and a PDF of its side process', async () => {
  const env = { ...data.env, ...(databaseUrl ? { WORKERS: '2', DB_POOL: '4' } : {}) }
  server = await startProcess(env, fileURLToPath(new URL('main.js', dist)))
  expect(server.url).not.toBeNull()
  const client = createClient(overHttp(server.url ?? ''))
  expect((await client.login('asesora')).status).toBe(200)
  expect((await client.get('/readyz')).status).toBe(200)
  const [{ prospectoId }] = await client.data(routes.buscarProspectos.path, { texto: 'ITURRA' })
  const { declaracionSaludId } = await client.data(routes.obtenerIdentificadorDS.path, { prospectoId })
  const papers = await client.get(`${routes.descargarDocumentosContractuales.path}?id=${declaracionSaludId}`)
  expect(papers.raw.subarray(0, 5).toString()).toBe('%PDF-')
})

test('the built side process of files reads one in its thread', async () => {
  const examine = createSideProcess<ExamRequest, FallaDeExamen | null>(new URL('threads.js', dist), 'examineInThread')
  const limites = { milisegundos: 60_000, megabytes: 400 }
  expect(await examine({ contenido: pdf({ dentro: 'sin falla' }), clave: '', limites })).toBeNull()
})
