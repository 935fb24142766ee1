import { routes } from '@alerce/contract/routes'
import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formularioDe } from '../semilla/demo/recorrido.ts'
import type { Client } from '../testing/client.ts'
import { type Desk, openDesk } from '../testing/desk.ts'
import { nuevoPostulante } from '../testing/ventas.ts'

let desk: Desk
let asesora: Client
let enviadas: string[] = []
let prospectoId: number
const formulario = formularioDe(nuevoPostulante())
const conOtraRenta = formulario.empleadores?.map((uno) => ({ ...uno, remuneracionImponible: 1_234_567 }))

beforeAll(async () => {
  desk = await openDesk()
  const known = new WeakSet<PoolClient>()
  desk.connection.pool.on('acquire', (client) => {
    if (known.has(client)) return
    known.add(client)
    const query = client.query.bind(client) as (asked: string | { text: string }, ...more: unknown[]) => unknown
    client.query = ((asked: string | { text: string }, ...more: unknown[]) => {
      enviadas.push(typeof asked === 'string' ? asked : asked.text)
      return query(asked, ...more)
    }) as never
  })
  asesora = await desk.as('asesora')
  const nuevo = await asesora.data(routes.ingresarProspecto.path, formulario)
  prospectoId = nuevo.prospectoId
  // The first save of a group also changes the card
  await asesora.data(routes.guardarBeneficiarios.path, { prospectoId, beneficiarios: [] })
})
afterAll(() => desk.close())

const persona = { tipoProspecto: 'OPE', nombres: 'ANA', apellidoPaterno: 'ROJAS', apellidoMaterno: 'SOTO' }

// Decision 014: the cost of each call grows with its statements, so a new one must be a choice
test.each([
  ['save one field of a prospect', 9, 'ingresarProspecto', () => ({ prospectoId, celular: '912345678' })],
  ['save its income', 12, 'ingresarProspecto', () => ({ ...formulario, prospectoId, empleadores: conOtraRenta })],
  ['save its group', 8, 'guardarBeneficiarios', () => ({ prospectoId, beneficiarios: [] })],
  ['add a prospect', 8, 'ingresarProspecto', () => ({ ...persona, celular: '912345678', correo: 'ana@example.cl' })],
  ['take a prospect', 6, 'prospectoGestionado', () => ({ prospectoId, accion: 'agendar' })],
  ['open a sale', 9, 'obtenerVenta', () => ({ prospectoId })],
] as const)('to %s sends %i statements, begin and commit among them', async (_name, cuantas, call, payload) => {
  const carga = payload()
  enviadas = []
  await asesora.data(routes[call].path, carga)
  // Without reads of the session, which may come from the cache
  const suyas = enviadas.filter((sql) => !sql.includes('"sesion"'))
  expect(suyas, suyas.join('\n')).toHaveLength(cuantas)
})
