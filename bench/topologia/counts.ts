import type { MailServer } from '../../apps/server/src/testing/smtp.ts'
import { bitacora } from '../../packages/contract/catalogos/base/bitacora.ts'
import { type Cluster, until } from './cluster.ts'
import type { Acknowledged, Ledger } from './writes.ts'

/** Acknowledged writes that are not there, more than once there, or only in part. */
export interface Counts {
  missing: number
  doubled: number
  halfDone: number
  readonly details: string[]
}

interface Row {
  readonly correo: string
  readonly id: number
  readonly celular: string
  readonly tomado: boolean
  readonly eventos: Readonly<Record<string, number>>
  readonly documentos: number
  readonly citas: number
  readonly correos: number
}

const eventosDe = `(select coalesce(jsonb_object_agg(evento, n), '{}') from
  (select evento, count(*) as n from bitacora where prospecto_id = p.id group by 1) as e)`

const SQL_PROSPECTOS = `select p.id::int, p.correo, p.celular, p.gestionado_en is not null as tomado,
    ${eventosDe} as eventos,
    (select count(*) from documento_prospecto d where d.prospecto_id = p.id)::int as documentos,
    (select count(*) from cita c where c.prospecto_id = p.id)::int as citas,
    (select count(*) from correo c where c.prospecto_id = p.id and c.para = p.correo)::int as correos
  from prospecto p where p.correo = any($1)`

const deDS = (table: string) =>
  `(select count(*) from ${table} x join declaracion d on d.id = x.declaracion_id where d.prospecto_id = p.id)`

/** Everything that a whole sale leaves, as one value: equal for equal sales. */
const SQL_VENTAS = `select p.correo, jsonb_build_object(
    'etapa', p.etapa, 'estado', p.estado, 'bitacora', ${eventosDe},
    'ds', (select jsonb_agg(d.etapa) from declaracion d where d.prospecto_id = p.id),
    'personas', ${deDS('declaracion_persona')}, 'respuestas', ${deDS('respuesta_ds')}, 'evaluaciones', ${deDS('evaluacion')},
    'documentos', (select count(*) from documento_prospecto x where x.prospecto_id = p.id),
    'certificados', (select count(*) from certificado x where x.prospecto_id = p.id),
    'cotizaciones', (select jsonb_agg(x.confirmada is not null) from cotizacion x where x.prospecto_id = p.id),
    'correos', (select count(*) from correo x where x.prospecto_id = p.id),
    'notificaciones', (select count(*) from notificacion x where x.prospecto_id = p.id)) as leaves
  from prospecto p where p.correo = any($1)`

/** Rows that must not exist: a part of a write without the rest of it. */
const SQL_HALF = `
  select 'prospecto sin tarjeta' as what, count(*)::int as n from prospecto p where not exists (select from tarjeta t where t.prospecto_id = p.id)
  union all select 'archivo sin bytes', count(*)::int from archivo a
    where not exists (select from almacen x where x.llave = a.llave and octet_length(x.contenido) > 0)
  union all select 'bytes sin archivo', count(*)::int from almacen x where not exists (select from archivo a where a.llave = x.llave)
  union all select 'cita con aviso, sin carta', count(*)::int from cita c join prospecto p on p.id = c.prospecto_id
    where c.avisa and p.correo like 'topologia%' and not exists (select from correo x where x.prospecto_id = p.id)
  union all select 'carta pendiente sin trabajo', count(*)::int from correo c where c.estado = 'pendiente' and not exists
    (select from pgboss.job j where j.name = 'enviar-correo' and (j.data->>'correoId')::bigint = c.id and j.state in ('created', 'retry', 'active'))
  union all select 'llave sin respuesta', count(*)::int from idempotencia where octet_length(respuesta) = 0
  union all select 'etapa sin su plan confirmado', count(*)::int from prospecto p
    where p.correo like 'venta%' and p.etapa <> 'prospecto' and not exists
    (select from cotizacion c where c.prospecto_id = p.id and c.confirmada is not null)`

const times = (row: Row, evento: keyof typeof bitacora): number => row.eventos[bitacora[evento].id] ?? 0

/** Found and acknowledged numbers of each kind of write of a prospect. */
const pairsOf = (one: Acknowledged, row: Row): readonly (readonly [string, number, number])[] => [
  ['ingreso', times(row, 'prospectoIngresado'), 1],
  ['datos', times(row, 'prospectoModificado'), one.modificado],
  ['toma', times(row, 'prospectoGestionado'), one.tomado],
  ['documento', row.documentos, one.documentos],
  ['documento en la Bitácora', times(row, 'documentoRecibido'), one.documentos],
  ['cita', row.citas, one.citas],
  ['cita en la Bitácora', times(row, 'citaAgendada'), one.citas],
  ['carta', row.correos, one.citas],
]

interface Problem {
  readonly kind: 'missing' | 'doubled'
  readonly by: number
  readonly what: string
}

const compare = (what: string, found: number, acknowledged: number): Problem[] =>
  found === acknowledged
    ? []
    : [{ kind: found < acknowledged ? 'missing' : 'doubled', by: Math.abs(found - acknowledged), what }]

/** Differences between a prospect as acknowledged and its rows. */
function problemsOf(one: Acknowledged, rows: readonly Row[]): Problem[] {
  const [row] = rows
  const named = (what: string) => `${what} de ${one.correo}`
  if (!row) return compare(named('ingreso'), 0, Number(one.prospectoId !== null))
  const sameDatos = one.modificado === 0 || (row.celular === one.celular && row.id === one.prospectoId)
  return [
    ...compare(named('prospecto'), rows.length, 1),
    ...compare(named('últimos datos'), Number(sameDatos), 1),
    ...compare(named('marca de la toma'), Number(row.tomado), one.tomado),
    ...pairsOf(one, row).flatMap(([what, found, acknowledged]) => compare(named(what), found, acknowledged)),
  ]
}

export function openCounts(cluster: Cluster, mail: MailServer) {
  let reference: string | null = null

  async function countProspectos({ prospectos }: Ledger, counts: Counts): Promise<void> {
    const rows = await cluster.ask<Row>(SQL_PROSPECTOS, [prospectos.map(({ correo }) => correo)])
    const byCorreo = Map.groupBy(rows, ({ correo }) => correo)
    for (const { kind, by, what } of prospectos.flatMap((one) => problemsOf(one, byCorreo.get(one.correo) ?? []))) {
      counts[kind] += by
      counts.details.push(`${kind} ${by}: ${what}`)
    }
  }

  async function leavesOf(correos: readonly string[]): Promise<Map<string, string[]>> {
    const rows = await cluster.ask<{ correo: string; leaves: object }>(SQL_VENTAS, [correos])
    const found = new Map<string, string[]>()
    for (const { correo, leaves } of rows) found.set(correo, [...(found.get(correo) ?? []), JSON.stringify(leaves)])
    return found
  }

  async function countVentas({ ventas }: Ledger, counts: Counts): Promise<void> {
    const found = await leavesOf(ventas.map(({ correo }) => correo))
    for (const { correo, prospectoId, enviada } of ventas) {
      const [leaves, ...more] = found.get(correo) ?? []
      counts.doubled += more.length
      if (more.length > 0) counts.details.push(`venta doble ${correo}`)
      if (leaves === undefined && prospectoId !== null) {
        counts.missing += 1
        counts.details.push(`venta perdida ${correo}`)
      }
      if (!enviada || leaves === undefined || leaves === reference) continue
      counts.halfDone += 1
      counts.details.push(`venta ${correo}:\n  ${leaves}\n  en vez de\n  ${reference}`)
    }
  }

  return {
    /** Takes a sale made without any fault as the measure of all others. */
    takeReference: async ({ ventas }: Ledger) => {
      const correo = ventas[0]?.correo ?? ''
      reference = (await leavesOf([correo])).get(correo)?.[0] ?? null
      if (reference === null) throw new Error('la venta de referencia no está')
    },
    count: async (ledger: Ledger): Promise<Counts> => {
      const counts: Counts = { missing: 0, doubled: 0, halfDone: 0, details: [] }
      await countProspectos(ledger, counts)
      for (const { what, n } of await cluster.ask<{ what: string; n: number }>(SQL_HALF)) {
        counts.halfDone += n
        if (n > 0) counts.details.push(`${what}: ${n}`)
      }
      return counts
    },
    countVentas: async (ledger: Ledger): Promise<Counts> => {
      const counts: Counts = { missing: 0, doubled: 0, halfDone: 0, details: [] }
      await countVentas(ledger, counts)
      return counts
    },
    /** Waits until each letter has left. */
    lettersLeft: async (): Promise<void> => {
      const sql = `select count(*)::int as n from correo where estado in ('pendiente', 'fallido')`
      await until('las cartas pendientes', async () => (await cluster.ask<{ n: number }>(sql))[0]?.n === 0)
    },
    /** Letters received, and those received more than once. */
    letters: () => {
      const ids = mail.received.map(({ raw }) => /^Message-ID: (.+)$/im.exec(raw)?.[1] ?? '')
      return { received: ids.length, twice: ids.length - new Set(ids).size }
    },
  }
}

export type Counting = ReturnType<typeof openCounts>
