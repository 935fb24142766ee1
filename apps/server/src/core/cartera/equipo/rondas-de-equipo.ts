import type { Noticia } from '@alerce/contract/catalogos/base/notificaciones'
import { notificaciones } from '@alerce/contract/catalogos/base/notificaciones'
import { addressOf } from '@alerce/contract/screens'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { alcanzadasDesde, type ClaseDeAlerta, seAvisaLaMeta } from '@alerce/domain/cartera/equipo/alerta'
import type { Db } from '../../../platform/db/database.ts'
import type { Rondas } from '../../../platform/jobs.ts'
import { oneByOne } from '../../../platform/one-by-one.ts'
import { enqueueCorreo } from '../../base/correos/send-correo.ts'
import { notify } from '../../base/notificaciones/notify.ts'
import type { JobContext } from '../../job-context.ts'
import { nombresDelEquipo } from './read-model.ts'
import { bajoLaMeta, conTareasAtrasadas, cuantasVentas, jefaturasActivas, umbralesDe } from './read-model-alertas.ts'
import { markAvisado, takeUmbrales } from './repository.ts'

const noticias = {
  detenida: 'alertaDetenida',
  evaluacion: 'alertaEvaluacion',
  tareas: 'alertaTareas',
  meta: 'alertaMeta',
} as const satisfies Record<ClaseDeAlerta, Noticia>

type UmbralTomado = Awaited<ReturnType<typeof takeUmbrales>>[number]

interface CasosNuevos {
  readonly cuantos: number
  /** Advisors that pass the threshold now. */
  readonly avisados: readonly number[]
}

const NINGUNO: CasosNuevos = { cuantos: 0, avisados: [] }

/** Cases of a threshold that were not told yet. */
async function casosNuevos(
  tx: Db,
  equipo: Awaited<ReturnType<typeof nombresDelEquipo>>,
  umbral: UmbralTomado,
  hoy: string,
): Promise<CasosNuevos> {
  const { clase, valor, avisadoHasta, avisados } = umbral
  if (valor === null || equipo.length === 0) return NINGUNO
  const asesores = equipo.map(({ identificador }) => identificador)
  if (clase === 'tareas') {
    const ahora = (await conTareasAtrasadas(tx, asesores, valor, hoy)).map(({ asesorId }) => asesorId)
    return { cuantos: ahora.filter((uno) => !avisados.includes(uno)).length, avisados: ahora }
  }
  if (clase === 'meta') {
    if (!seAvisaLaMeta(valor, avisadoHasta, hoy)) return NINGUNO
    return { cuantos: (await bajoLaMeta(tx, equipo, valor, hoy)).length, avisados: [] }
  }
  const lapso = alcanzadasDesde(valor, avisadoHasta, hoy)
  return { cuantos: await cuantasVentas(tx, asesores, clase, lapso), avisados: [] }
}

const textoDeLaCarta = (
  nombres: string,
  lineas: readonly string[],
  direccion: string,
) => `Hola, ${nombreLegible(nombres)}:

${lineas.map((linea) => `- ${linea}`).join('\n')}

Véalas en:
${direccion}${addressOf('dashboard', 'alertas')}

Ahí mismo puede cambiar sus umbrales o dejar de recibir esta carta.
`

type Jefatura = Awaited<ReturnType<typeof jefaturasActivas>>[number]

/** Tells one head of the cases that passed a threshold since the last round. */
async function tellJefatura({ db, clock, services }: JobContext, { id: usuarioId, nombres, correo }: Jefatura) {
  const [ahora, hoy] = [clock.ahora(), clock.hoy()]
  await db.transaction().execute(async (tx) => {
    const umbrales = await takeUmbrales(tx, usuarioId, await umbralesDe(tx, usuarioId), hoy)
    if (umbrales.length === 0) return
    const equipo = await nombresDelEquipo(tx, usuarioId)
    const lineas: string[] = []
    for (const umbral of umbrales) {
      const { clase, valor, porCorreo } = umbral
      const { cuantos, avisados } = await casosNuevos(tx, equipo, umbral, hoy)
      await markAvisado(tx, usuarioId, { clase, avisadoHasta: hoy, avisados })
      if (cuantos === 0) continue
      const datos = [String(cuantos), String(valor)] as const
      await notify({ tx, ahora }, { usuarioId, prospectoId: null }, noticias[clase], ...datos)
      if (porCorreo) lineas.push(notificaciones[noticias[clase]].texto(...datos))
    }
    if (lineas.length === 0) return
    const texto = textoDeLaCarta(nombres, lineas, services.direccion)
    const carta = { prospectoId: null, asesorId: null, para: correo, texto, adjuntos: [] }
    await enqueueCorreo({ ...services, tx, ahora }, 'alertasDelEquipo', carta)
  })
}

/** Tells each head of team, once, of the cases that passed a threshold of theirs. */
async function tellAlertas(context: JobContext): Promise<void> {
  await oneByOne(await jefaturasActivas(context.db), (jefatura) => tellJefatura(context, jefatura))
}

/** Scheduled job: alerts by threshold. */
export const rondasDeEquipo = (context: JobContext): Rondas => ({
  'avisar-alertas': { cron: '10 8 * * *', run: () => tellAlertas(context) },
})
