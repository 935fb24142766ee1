import { expect, test } from 'vitest'
import { hechosDelEstado } from './estado.ts'
import type { DatabaseFacts, ServerFacts } from './facts.ts'

const server: ServerFacts = {
  nombre: 'uno, proceso 7',
  running: null,
  pool: { size: 4, idle: 3, waiting: 0 },
  replica: null,
  listeners: { avisos: true },
  diskFree: null,
  direccionUnica: null,
  correo: true,
  demo: false,
  files: { unreadable: 0, infected: 0, unscanned: 0 },
  metricas: true,
  trazas: 'llegan',
}
const reads = { replica: 5, unpositioned: 1, away: 0, lagging: 0, behind: 0, failed: 0 }
const job = { queue: 'importar', ready: 0, deferred: 0, active: 0, failed: 0, oldestSeconds: 0 }
const database: DatabaseFacts = {
  jobs: [job],
  outbox: { pending: 0, failed: 2, oldestSeconds: 0 },
  ufDays: 0,
  catalogo: { vende: true, avisos: [] },
  objects: null,
}
const files = { bucket: null, antivirus: true }

/** Facts that ask for attention, in words. */
const atendibles = (facts: Parameters<typeof hechosDelEstado>[0]) =>
  hechosDelEstado(facts)
    .filter(({ estado }) => estado === 'atender')
    .map(({ asunto, texto }) => `${asunto}: ${texto}`)

test('nothing asks for attention where all is well, and only what nobody verified is unknown', () => {
  const facts = { server, database, files }
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
  [
    'a lost file',
    { files: { unreadable: 2, infected: 3, unscanned: 0 } },
    'Archivos perdidos o alterados: 2 que alguien pidió',
  ],
  [
    'a file without scan',
    { files: { unreadable: 0, infected: 0, unscanned: 4 } },
    'Archivos sin revisar: 4 que el antivirus no alcanzó a revisar',
  ],
  [
    'a replica that is away',
    { replica: { answers: false, lagSeconds: null, lagBytes: null, reads } },
    'Réplica: no responde: las listas se leen del primario',
  ],
  [
    'a replica that lags',
    { replica: { answers: true, lagSeconds: 130, lagBytes: 9, reads } },
    'Réplica: atraso de 2 min: las listas se leen del primario',
  ],
  ['traces that do not arrive', { trazas: 'fallan' }, 'Trazas: no llegan a su receptor'],
])('%s asks for attention', (_what, own, said) =>
  expect(atendibles({ server: { ...server, ...own }, database, files })).toEqual([said]),
)

test('a replica that serves says its lag and its share of the lists', () => {
  const replica = { answers: true, lagSeconds: 0.2, lagBytes: 0, reads }
  expect(hechosDelEstado({ server: { ...server, replica }, database, files })).toContainEqual({
    grupo: 'base',
    asunto: 'Réplica',
    estado: 'bien',
    texto: 'responde, atraso de 0 s; de ella se lee el 83 % de las listas',
    pantalla: null,
  })
})

test('a bucket that does not answer asks for attention; no antivirus is unknown', () => {
  const objects = { toMove: 1, toDelete: 0 }
  const away = { server, database: { ...database, objects }, files: { bucket: false, antivirus: null } }
  expect(atendibles(away)).toEqual(['Archivos: en S3, que no responde; 1 por llevar, 0 por borrar'])
  const unknown = hechosDelEstado(away).filter(({ estado }) => estado === 'incierto')
  expect(unknown.map(({ asunto }) => asunto)).toContain('Antivirus')
})

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
  expect(atendibles({ server, database: { ...database, ...own }, files })).toEqual([said]),
)

test('without its database a server asks for attention, and what only the database knows is unknown', () => {
  const facts = { server, database: null, files }
  expect(atendibles(facts)).toEqual(['Base de datos: no responde'])
  const unknown = hechosDelEstado(facts).filter(({ estado }) => estado === 'incierto')
  expect(unknown.map(({ asunto }) => asunto)).toEqual(['Trabajos', 'Cartas', 'Catálogo'])
})
