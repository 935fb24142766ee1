import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showSince } from '../lib/sin-red/mode.ts'
import { elDia } from '../testing/acts/el-dia.ts'
import { type Answers, fakeServer, Refused, UNREACHABLE } from '../testing/fake-server.ts'
import { readAhead } from './ahead.ts'

/** Instants of the copies, by request: the test environment has no IndexedDB. */
const { kept } = vi.hoisted(() => ({ kept: new Map<string, string>() }))
vi.mock('../lib/sin-red/copies.ts', () => ({
  copyOf: async (name: string, payload: unknown) => {
    const en = kept.get(JSON.stringify([name, payload]))
    return en === undefined ? undefined : { en, reply: null }
  },
}))

const asunto = (prospectoId: number | null) => ({
  prospectoId,
  citaId: null,
  tareaId: prospectoId === null ? 5 : null,
  hora: null,
  nombre: 'ÓSCAR PEÑA LAZO',
  telefono: '',
  estado: 'Prospecto Ingresado',
  folioDS: null,
  motivo: 'Prospecto Ingresado',
  paso: 'Elegir su plan',
  desde: '2026-11-20T12:00:00.000Z',
  dias: 1,
  vuelve: null,
  asesor: null,
})

/** The day of these people; null: a task about nobody. */
function open(ids: readonly (number | null)[], answers: Answers = {}) {
  const received = fakeServer({
    obtenerCitas: [],
    obtenerFeriados: { fuente: '', feriados: [] },
    regiones: [],
    isapres: [],
    afps: [],
    obtenerMiDia: { grupos: [{ grupo: 'hoy', total: ids.length, asuntos: ids.map(asunto) }] },
    ...answers,
  })
  const personOf = (payload: object) => Object.entries(payload).find(([key]) => /^prospectoid$/i.test(key))?.[1]
  const asked = () => received.map(({ name, payload }) => [name, personOf(payload as object)])
  return { received, asked }
}

beforeEach(() => {
  const release = elDia()
  vi.stubGlobal('requestIdleCallback', (run: () => void) => queueMicrotask(run))
  return release
})
afterEach(() => {
  kept.clear()
  showSince(null)
  vi.unstubAllGlobals()
})

const noExiste = new Refused(404, 'No existe.')
const sinVentas: Answers = {
  obtenerVenta: noExiste,
  obtenerDatosProspecto: noExiste,
  obtenerBitacoraProspecto: noExiste,
  obtenerBeneficiarios: noExiste,
  obtenerCertificados: noExiste,
  obtenerDocumentosProspecto: noExiste,
  estadoAutorizacion: noExiste,
}
const deVenta = Object.keys(sinVentas)

test('reads the agenda as its screen does, and each sale of the day once', async () => {
  const { received, asked } = open([7, null, 7, 9], sinVentas)
  await readAhead(new AbortController().signal)
  expect(received[0]).toMatchObject({
    name: 'obtenerCitas',
    payload: { fechaHoraInicio: '16/11/2026 00:00:00', fechaHoraTermino: '30/11/2026 00:00:00' },
  })
  expect(asked().filter(([name]) => deVenta.includes(String(name)))).toEqual(
    [7, 9].flatMap((id) => deVenta.map((name) => [name, id])),
  )
})

test('a young copy is not read again, an older one is', async () => {
  kept.set('["obtenerVenta",{"prospectoId":7}]', '2026-11-21T13:00:00.000Z')
  kept.set('["obtenerDatosProspecto",{"prospectoId":7}]', '2026-11-21T12:00:00.000Z')
  const { asked } = open([7], sinVentas)
  await readAhead(new AbortController().signal)
  expect(asked()).not.toContainEqual(['obtenerVenta', 7])
  expect(asked()).toContainEqual(['obtenerDatosProspecto', 7])
})

test('at most fifteen sales', async () => {
  const { asked } = open(
    Array.from({ length: 30 }, (_, at) => at + 1),
    sinVentas,
  )
  await readAhead(new AbortController().signal)
  expect(asked().filter(([name]) => name === 'obtenerVenta')).toHaveLength(15)
})

test('without an answer it ends; the next return of the network begins again', async () => {
  const { asked } = open([7], { obtenerFeriados: UNREACHABLE })
  await readAhead(new AbortController().signal)
  expect(new Set(asked().map(([name]) => name))).toEqual(new Set(['obtenerCitas', 'obtenerFeriados']))
})
