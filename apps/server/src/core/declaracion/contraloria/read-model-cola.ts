import type { Reply } from '@alerce/contract/operation'
import type {
  obtenerColaContraloria,
  VistaDeCola,
} from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { palabrasDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { comienzoDeFolio } from '@alerce/domain/postulacion/busqueda'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { comienzoDePalabra } from '../../../platform/db/text.ts'
import { persona } from '../../actor.ts'
import { nombreEnPie } from '../../postulacion/edicion/read-model-nombre.ts'
import type { Context } from '../../use-case.ts'
import { motivosDe } from '../evaluacion/read-model.ts'
import { notasPorCaso } from './notas/read-model.ts'
import { colaDe, resultadoDe } from './read-model.ts'
import { presentarToma } from './toma/presentar-toma.ts'
import { tomasDe, valeDesde } from './toma/read-model.ts'

const MAXIMO = 200

/** What waits for a person, answered or not, with the last step of its evaluation. */
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

/** What waits for an answer, and what was answered and can still be taken back: it is shown where it was until it leaves. */
const enEspera = (tx: Db) =>
  enRevision(tx).where((e) => e.or([e('retenida.id', 'is', null), e('retenida.saleEn', 'is not', null)]))

/** But for somebody else, where one has to confirm it. */
const porConfirmar = (tx: Db) =>
  enRevision(tx).where('retenida.id', 'is not', null).where('retenida.saleEn', 'is', null)

/** The same, of those that this person has. */
const enManosDe = (tx: Db, usuarioId: number, vale: string) =>
  enEspera(tx)
    .innerJoin('tomaCaso', 'tomaCaso.declaracionId', 'declaracion.id')
    .where('tomaCaso.usuarioId', '=', usuarioId)
    .where('tomaCaso.activa', '>=', vale)

/** How many wait, by view. */
export async function totalesDeCola(ctx: Context): Promise<Record<VistaDeCola, number>> {
  const { tx } = ctx
  const rows = await enEspera(tx)
    .select(['declaracion.resultado', 'evaluacion.reenvio', (e) => e.fn.countAll<number>().as('total')])
    .groupBy(['declaracion.resultado', 'evaluacion.reenvio'])
    .execute()
  const { total: mias } = await enManosDe(tx, persona(ctx).usuarioId, await valeDesde(ctx))
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const { total: confirmar } = await porConfirmar(tx)
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const suma = (cuenta: (row: (typeof rows)[number]) => boolean) =>
    rows.filter(cuenta).reduce((total, row) => total + row.total, 0)
  return {
    todas: suma(() => true),
    medica: suma(({ resultado }) => resultado === resultadoDe.medica),
    financiera: suma(({ resultado }) => resultado === resultadoDe.financiera),
    reenvios: suma(({ reenvio }) => reenvio),
    mias,
    porConfirmar: confirmar,
  }
}

/** The cases of a view. */
function deVista({ tx, actor }: Context, vista: VistaDeCola, vale: string) {
  if (vista === 'porConfirmar') return porConfirmar(tx)
  return vista === 'mias' ? enManosDe(tx, persona({ actor }).usuarioId, vale) : enEspera(tx)
}

/** The words of a search; a folio is kept without points too. */
const palabrasDe = (texto: string): readonly string[] => palabrasDeBusqueda(comienzoDeFolio(texto) ?? texto)

/** The word begins one of the person's names, the folio or the RUT. */
const enElCaso = (palabra: string) => sql<SqlBool>`' ' || texto_busqueda(concat_ws(' ', ${nombreEnPie('prospecto')},
  declaracion.folio, prospecto.rut, replace(prospecto.rut, '-', '')))
  like ${comienzoDePalabra(palabra)}`

type CasoEnCola = Reply<typeof obtenerColaContraloria>['casos'][number]

/** Who waits, longest first, in a view. The reasons are opened: only for operations marked `health`. */
export async function casosEnCola(ctx: Context, vista: VistaDeCola, texto = ''): Promise<CasoEnCola[]> {
  const { tx, vault, actor } = ctx
  const vale = await valeDesde(ctx)
  const rows = await deVista(ctx, vista, vale)
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .innerJoin('usuario', 'usuario.id', 'prospecto.asesorId')
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
    .$if(vista === 'reenvios', (query) => query.where('evaluacion.reenvio', '=', true))
    .$if(vista === 'medica', (query) => query.where('declaracion.resultado', '=', resultadoDe.medica))
    .$if(vista === 'financiera', (query) => query.where('declaracion.resultado', '=', resultadoDe.financiera))
    .where((e) => e.and(palabrasDe(texto).map(enElCaso)))
    .orderBy('evaluacion.en')
    .orderBy('declaracion.id')
    .limit(MAXIMO)
    .execute()
  const ids = rows.map(({ id }) => id)
  const [tomas, notas] = [await tomasDe(tx, vale, ids), await notasPorCaso(tx, ids)]
  return rows.flatMap((row) => {
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
      motivo: motivosDe(vault, row.evaluacionId, row.detalle).join(', '),
      toma: presentarToma(actor, tomas.get(row.id)),
      notas: notas.get(row.id) ?? 0,
      propuesta:
        row.propuesto === null || row.propuestaPor === null
          ? null
          : {
              ...{ por: row.propuestaPor, propia: row.propuestaDe === persona(ctx).usuarioId },
              ...{ resultado: row.propuesto, saleEn: row.saleEn },
            },
    }
  })
}
