import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import { readCircular } from '../../declaracion/circular/read-circular.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { juradasAceptadas } from '../../declaracion/juradas/read-model.ts'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { entidadesDe } from '../contractual/read-model.ts'
import { mandatoDe } from '../mandatos/read-model.ts'
import { documentosDe } from './read-model.ts'
import { type DocumentoNuevo, insertMissing, replace, retryFallidos } from './repository.ts'

/** A name that is also the name of a file; a bar in it parts words, not folders. */
const archivo = (nombre: string) => nombreDeArchivo(nombre.replaceAll(/[\\/]/g, ' '), 'application/pdf')

type DondeSeLee = Pick<Context, 'tx' | 'hoy'>

/** Of each paying entity its own paper. Where two would have one name, the second says the number of its FUN. */
async function deLasEntidades({ tx }: DondeSeLee, { prospectoId, folio }: Declaracion) {
  const empleadores = await empleadoresDe(tx, prospectoId)
  const directos = new Set(empleadores.filter((e) => pagaConCupon(e.tipoTrabajador)).map((e) => e.id))
  const dados = new Set<string>()
  return (await entidadesDe(tx, prospectoId)).map(({ empleadorId, razonSocial }) => {
    const nombreCon = (numero: number | string) =>
      archivo(
        directos.has(empleadorId)
          ? `Aviso de pago directo ${numero}`
          : `Notificación de cotización ${numero} ${razonSocial}`,
      )
    const primero = nombreCon(folio)
    const nombre = dados.has(primero) ? nombreCon(`${folio}-${empleadorId}`) : primero
    dados.add(nombre)
    return { empleadorId, nombre }
  })
}

/**
 * The papers that a declaration with contractual data must have (core rules, Documents): those of every sale, and the
 * sworn declarations, circular and mandate that its holder accepted.
 */
async function papelesEsperados(ctx: DondeSeLee, declaracion: Declaracion): Promise<DocumentoNuevo[]> {
  const { id: declaracionId, folio } = declaracion
  const papel = (tipo: TipoDeDocumento, nombre: string) => ({
    declaracionId,
    tipo,
    nombre: archivo(nombre),
    empleadorId: null,
    personaId: null,
  })
  const juradas = await juradasAceptadas(ctx.tx, declaracionId)
  const circular = await readCircular(ctx, declaracionId)
  return [
    papel('declaracion-salud', `Declaración de Salud ${folio}`),
    papel('plan-y-precio', `Plan y precio ${folio}`),
    ...(await deLasEntidades(ctx, declaracion)).map((suyo) => ({ ...papel('notificacion-entidad', ''), ...suyo })),
    ...juradas.map(({ personaId, orden }) => ({
      ...papel('declaracion-jurada', `Declaración jurada de carga médica ${folio}-${orden}`),
      personaId,
    })),
    ...(circular?.firma ? [papel('circular-conyuge', `Circular del cónyuge ${folio}`)] : []),
    ...((await mandatoDe(ctx.tx, declaracionId)) ? [papel('mandato', `Mandato de pago ${folio}`)] : []),
  ]
}

/**
 * Registers the papers of a sale and queues a job that issues what is pending. `cambiaron`: papers whose data have just
 * changed; those issued stay on record as replaced. Repeating it with all papers issued changes nothing.
 */
export async function recordDocumentos(
  ctx: Context,
  declaracion: Declaracion,
  { cambiaron = [] }: { readonly cambiaron?: readonly TipoDeDocumento[] } = {},
): Promise<void> {
  if (cambiaron.length > 0) await replace(ctx.tx, declaracion.id, cambiaron)
  await insertMissing(ctx.tx, await papelesEsperados(ctx, declaracion), ctx.ahora)
  await retryFallidos(ctx.tx, declaracion.id)
  const documentos = await documentosDe(ctx.tx, declaracion.id)
  if (documentos.some((d) => d.estado === 'pendiente'))
    await ctx.jobs.send(ctx.tx, 'emitir-documentos', { declaracionId: declaracion.id })
}
