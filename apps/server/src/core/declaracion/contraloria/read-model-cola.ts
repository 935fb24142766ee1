import type { Reply } from '@alerce/contract/operation'
import type { obtenerColaContraloria } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import type { VistaDeCola } from '@alerce/contract/shapes/declaracion/contraloria'
import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { esperaPor, type MotivoDeEspera } from '@alerce/domain/declaracion/evaluacion'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'
import { persona } from '../../actor.ts'
import { nombreEnPie } from '../../postulacion/edicion/read-model.ts'
import type { Context } from '../../use-case.ts'
import { motivosDe } from '../evaluacion/read-model.ts'
import { notasPorCaso } from './notas/read-model.ts'
import { colaDe, resultadoDe } from './read-model.ts'
import { presentToma } from './toma/present-toma.ts'
import { tomasDe } from './toma/read-model.ts'

/** Cases in revision, answered or not, with the last step of their evaluation. */
const enRevision = (tx: Db) =>
  tx
    .selectFrom('declaracion')
    .innerJoin('evaluacion', 'evaluacion.declaracionId', 'declaracion.id')
    .where('declaracion.etapa', '=', 'resultado')
    .where('declaracion.viva', '=', true)
    .where('declaracion.resultado', 'in', Object.values(resultadoDe))
    .where('evaluacion.id', '=', (e) =>
      e
        .selectFrom('evaluacion as ultima')
        .select((u) => u.fn.max('ultima.id').as('id'))
        .whereRef('ultima.declaracionId', '=', 'declaracion.id'),
    )
    .leftJoin('respuestaRetenida as retenida', 'retenida.declaracionId', 'declaracion.id')

/** Cases without answer, or with an answer that can still be withdrawn: they stay listed until it leaves. */
const enEspera = (tx: Db) =>
  enRevision(tx).where((e) => e.or([e('retenida.id', 'is', null), e('retenida.saleEn', 'is not', null)]))

/** Cases whose held answer needs the confirmation of another person. */
const porConfirmar = (tx: Db) =>
  enRevision(tx).where('retenida.id', 'is not', null).where('retenida.saleEn', 'is', null)

/** Cases in wait that this person has taken. */
const enManosDe = (tx: Db, usuarioId: number, vale: string) =>
  enEspera(tx)
    .innerJoin('tomaCaso', 'tomaCaso.declaracionId', 'declaracion.id')
    .where('tomaCaso.usuarioId', '=', usuarioId)
    .where('tomaCaso.activa', '>=', vale)

/** Number of waiting cases, by view. `vale`: instant since which a taking holds. */
export async function totalesDeCola(ctx: Context, vale: string): Promise<Record<VistaDeCola, number>> {
  return await enRevision(ctx.tx)
    .leftJoin('tomaCaso as mia', (join) =>
      join
        .onRef('mia.declaracionId', '=', 'declaracion.id')
        .on('mia.usuarioId', '=', persona(ctx).usuarioId)
        .on('mia.activa', '>=', vale),
    )
    .select((e) => {
      const espera = e.or([e('retenida.id', 'is', null), e('retenida.saleEn', 'is not', null)])
      const cuantos = (caso: Expression<SqlBool>) => e.fn.countAll<number>().filterWhere(e.and([espera, caso]))
      return [
        e.fn.countAll<number>().filterWhere(espera).as('todas'),
        cuantos(e('declaracion.resultado', '=', resultadoDe.medica)).as('medica'),
        cuantos(e('declaracion.resultado', '=', resultadoDe.financiera)).as('financiera'),
        cuantos(e('evaluacion.reenvio', '=', true)).as('reenvios'),
        cuantos(e('mia.declaracionId', 'is not', null)).as('mias'),
        e.fn.countAll<number>().filterWhere(e.not(espera)).as('porConfirmar'),
      ]
    })
    .executeTakeFirstOrThrow()
}

function deVista({ tx, actor }: Context, vista: VistaDeCola, vale: string) {
  if (vista === 'porConfirmar') return porConfirmar(tx)
  return vista === 'mias' ? enManosDe(tx, persona({ actor }).usuarioId, vale) : enEspera(tx)
}

/** Cases of a view, joined with their advisor. */
const conAsesor = (ctx: Context, vista: VistaDeCola, vale: string) =>
  deVista(ctx, vista, vale)
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .innerJoin('usuario', 'usuario.id', 'prospecto.asesorId')
    .$if(vista === 'reenvios', (query) => query.where('evaluacion.reenvio', '=', true))
    .$if(vista === 'medica', (query) => query.where('declaracion.resultado', '=', resultadoDe.medica))
    .$if(vista === 'financiera', (query) => query.where('declaracion.resultado', '=', resultadoDe.financiera))

/** Advisors with waiting cases in a view, by name. */
export async function asesoresEnCola(ctx: Context, vista: VistaDeCola, vale: string) {
  return await conAsesor(ctx, vista, vale)
    .select(['usuario.id as asesorId', 'usuario.correo', nombreCortoDe('usuario').as('nombre')])
    .distinct()
    .orderBy('nombre')
    .orderBy('asesorId')
    .execute()
}

interface FiltroDeCola {
  /** Instant since which a taking holds. */
  readonly vale: string
  readonly asesorId?: number | undefined
  readonly motivo?: MotivoDeEspera | undefined
  /** Least hours of waiting. */
  readonly horas?: number | undefined
  readonly orden?: 'antiguas' | 'recientes' | undefined
  readonly limite: number
}

type CasosEnCola = Pick<Reply<typeof obtenerColaContraloria>, 'casos' | 'hay'>

/** First waiting cases of a view, and how many pass the filters. Decrypts the reasons: only for `health` operations. */
export async function casosEnCola(ctx: Context, vista: VistaDeCola, filtro: FiltroDeCola): Promise<CasosEnCola> {
  const { tx, vault, actor, ahora } = ctx
  const { vale, asesorId, motivo, horas, limite } = filtro
  const esperaDesde = new Date(Date.parse(ahora) - (horas ?? 0) * HORA_MS).toISOString()
  const sentido = filtro.orden === 'recientes' ? 'desc' : 'asc'
  const found = await conAsesor(ctx, vista, vale)
    .select([
      'declaracion.id',
      'declaracion.folio',
      'declaracion.etapa',
      'declaracion.resultado',
      'usuario.nombres as asesorNombres',
      'usuario.apellidoPaterno as asesorApellido',
      'evaluacion.id as evaluacionId',
      'evaluacion.en',
      'evaluacion.detalle',
      'evaluacion.reenvio',
      'retenida.por as propuestaPor',
      'retenida.usuarioId as propuestaDe',
      'retenida.resultado as propuesto',
      'retenida.saleEn',
    ])
    .select(nombreEnPie('prospecto').as('nombre'))
    .select(sql<number>`count(*) over ()::int`.as('hay'))
    .$if(asesorId !== undefined, (query) => query.where('usuario.id', '=', asesorId ?? 0))
    .$if(horas !== undefined, (query) => query.where('evaluacion.en', '<=', esperaDesde))
    .orderBy('evaluacion.en', sentido)
    .orderBy('declaracion.id', sentido)
    // The reason is encrypted: filter on it after reading
    .$if(motivo === undefined, (query) => query.limit(limite))
    .execute()
  const motivos = (row: (typeof found)[number]) => motivosDe(vault, row.evaluacionId, row.detalle)
  const conMotivo = motivo ? found.filter((row) => esperaPor(motivo, motivos(row))) : found
  const rows = conMotivo.slice(0, limite)
  const ids = rows.map(({ id }) => id)
  const [tomas, notas] = [await tomasDe(tx, vale, ids), await notasPorCaso(tx, ids)]
  const casos = rows.flatMap((row) => {
    const cola = colaDe(row)
    if (cola === null) return []
    return {
      identificador: row.id,
      folio: row.folio,
      nombre: row.nombre,
      asesor: `${row.asesorNombres} ${row.asesorApellido}`,
      cola,
      espera: row.en,
      reenvio: row.reenvio,
      motivo: motivos(row).join(', '),
      toma: presentToma(actor, tomas.get(row.id)),
      notas: notas.get(row.id) ?? 0,
      propuesta:
        row.propuesto === null || row.propuestaPor === null
          ? null
          : {
              por: row.propuestaPor,
              propia: row.propuestaDe === persona(ctx).usuarioId,
              resultado: row.propuesto,
              saleEn: row.saleEn,
            },
    }
  })
  return { casos, hay: motivo ? conMotivo.length : (rows[0]?.hay ?? 0) }
}
