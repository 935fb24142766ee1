import { expect, test } from 'vitest'
import { hechosDelEstado } from './estado.ts'
import type { DatabaseFacts, ServerFacts } from './facts.ts'

const server: ServerFacts = {
  nombre: 'uno, proceso 7',
  running: null,
  pool: { size: 4, idle: 3, waiting: 0 },
  listeners: { avisos: true },
  diskFree: null,
  direccionUnica: null,
  correo: true,
  demo: false,
  antivirus: true,
  metricas: true,
  trazas: 'llegan',
}
const job = { queue: 'importar', ready: 0, deferred: 0, active: 0, failed: 0, oldestSeconds: 0 }
const database: DatabaseFacts = {
  jobs: [job],
  outbox: { pending: 0, failed: 2, oldestSeconds: 0 },
  ufDays: 0,
  catalogo: { vende: true, avisos: [] },
}

/** Facts that ask for attention, in words. */
const atendibles = (facts: Parameters<typeof hechosDelEstado>[0]) =>
  hechosDelEstado(facts)
    .filter(({ estado }) => estado === 'atender')
    .map(({ asunto, texto }) => `${asunto}: ${texto}`)

test('nothing asks for attention where all is well, and only what nobody verified is unknown', () => {
  const facts = { server, database }
  expect(atendibles(facts)).toEqual([])
  expect(hechosDelEstado(facts).filter(({ estado }) => estado === 'incierto')).toMatchObject([
    { asunto: 'Registro de accesos a salud', pantalla: 'accesos' },
  ])
})

test.each<[string, Partial<ServerFacts>, string]>([
  ['a deaf listener', { listeners: { avisos: false } }, 'Escucha de avisos: cortada'],
  ['calls that wait', { pool: { size: 4, idle: 0, waiting: 2 } }, 'Conexiones: 4 en uso de 4, 2 llamadas esperan una'],
  ['a full disk', { diskFree: 2e6 }, 'Disco de DATA_DIR: 2 MB libres'],
  [
    'no mail server outside of the demo',
    { correo: false },
    'Servidor de correo: no configurado (SMTP_URL): las cartas quedan en la bandeja',
  ],
  ['traces that do not arrive', { trazas: 'fallan' }, 'Trazas: no llegan a su receptor'],
])('%s asks for attention', (_what, own, said) =>
  expect(atendibles({ server: { ...server, ...own }, database })).toEqual([said]),
)

test.each<[string, Partial<DatabaseFacts>, string]>([
  [
    'a job that waits',
    { jobs: [{ ...job, ready: 1, oldestSeconds: 720 }] },
    'Trabajos: importar espera hace 12 min; los trabajos no corren',
  ],
  ['a job that failed', { jobs: [{ ...job, failed: 2 }] }, 'Trabajos: importar falló del todo 2 veces en un día'],
  [
    'a late letter',
    { outbox: { pending: 1, failed: 0, oldestSeconds: 7200 } },
    'Cartas: 1 por salir, la más antigua hace 2 h',
  ],
  ['no UF', { ufDays: null }, 'UF: no hay ninguna'],
  ['an old UF', { ufDays: 3 }, 'UF: la última, con 3 días de atraso'],
  ['a missing table', { catalogo: { vende: false, avisos: [] } }, 'Catálogo: no se puede vender'],
  ['a table about to end', { catalogo: { vende: true, avisos: ['AFP termina'] } }, 'Catálogo: AFP termina'],
])('%s asks for attention', (_what, own, said) =>
  expect(atendibles({ server, database: { ...database, ...own } })).toEqual([said]),
)

test('without its database a server asks for attention, and what only the database knows is unknown', () => {
  const facts = { server, database: null }
  expect(atendibles(facts)).toEqual(['Base de datos: no responde'])
  const unknown = hechosDelEstado(facts).filter(({ estado }) => estado === 'incierto')
  expect(unknown.map(({ asunto }) => asunto)).toEqual(['Trabajos', 'Cartas', 'Catálogo'])
})
