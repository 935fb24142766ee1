import { freshDatabase } from '../apps/server/src/platform/db/administration.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { routes } from '../packages/contract/routes.ts'
import { disposicionDe, TIPO_BINARIO } from '../packages/contract/wire/binario.ts'
import { digitoVerificador } from '../packages/domain/base/persona/rut.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { enter } from './support/session.ts'

// A portfolio of 10,000 rows: dry run and import together within 15 s (PostgreSQL).
const ROWS = 10_000
const BAR_S = 15

const postgres = await findPostgres()
const { url, drop } = await freshDatabase(postgres.url)
const server = await startProcess({ DATABASE_URL: url, REQUESTS_PER_MINUTE: '1000000' })
const { headers } = await enter(server.url, 'asesora')

type Call = 'revisarImportacion' | 'confirmarImportacion' | 'obtenerImportacion'

async function send(name: Call, payload: string, own: Record<string, string> = {}) {
  const sent = { method: 'POST', headers: { ...headers, ...own }, body: payload }
  const answer = await fetch(server.url + routes[name].path, sent)
  const body = (await answer.json()) as {
    data: { importacionId: number; estado: string; nuevas: number; hechas: number }
  }
  if (!answer.ok) throw new Error(JSON.stringify(body))
  return body.data
}
const ask = (name: Call, payload: object) => send(name, JSON.stringify(payload))

const row = (n: number) =>
  `REF;${5_000_000 + n}-${digitoVerificador(5_000_000 + n)};María José;Ñancupil;O’Higgins;987654321;persona${n}@example.cl`
const rows = Array.from({ length: ROWS }, (_, n) => row(n)).join('\r\n')
const planilla = `Tipo;RUT;Nombres;Primer apellido;Segundo apellido;Celular;Correo\r\n${rows}`

const began = performance.now()
const seconds = () => (performance.now() - began) / 1000
const { importacionId, nuevas } = await send('revisarImportacion', planilla, {
  'content-type': TIPO_BINARIO,
  'content-disposition': disposicionDe('banco.csv'),
})
const looked = seconds()
await ask('confirmarImportacion', { importacionId })
let state = await ask('obtenerImportacion', { importacionId })
while (state.estado === 'en curso') {
  await new Promise((resolve) => setTimeout(resolve, 50))
  state = await ask('obtenerImportacion', { importacionId })
}
const all = seconds()
console.log(`${nuevas} filas: revisión ${looked.toFixed(1)} s, en total ${all.toFixed(1)} s (meta ${BAR_S} s)`)
if (state.hechas !== ROWS) throw new Error(`${state.hechas} of ${ROWS}`)
await server.stop()
await drop()
await postgres.stop()
process.exit(all <= BAR_S ? 0 : 1)
