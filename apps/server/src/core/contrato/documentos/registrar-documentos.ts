import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import type { TipoDeDocumento } from '@alerce/domain/contrato/documentos'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { empleadoresDe } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { entidadesDe } from '../contractual/read-model.ts'
import { documentosDe } from './read-model.ts'
import { type DocumentoNuevo, insertarFaltantes, reemplazar, reintentarFallidos } from './repository.ts'

/** A name that is also the name of a file; a bar in it parts words, not folders. */
const archivo = (nombre: string) => nombreDeArchivo(nombre.replaceAll(/[\\/]/g, ' '), 'application/pdf')

/** The papers that a declaration with contractual data must have. */
async function esperados({ tx }: Context, { id, prospectoId, folio }: Declaracion): Promise<DocumentoNuevo[]> {
  const declaracion = { declaracionId: id, empleadorId: null }
  const entidades = await entidadesDe(tx, prospectoId)
  const empleadores = await empleadoresDe(tx, prospectoId)
  const directos = new Set(empleadores.filter((e) => pagaConCupon(e.tipoTrabajador)).map((e) => e.id))
  return [
    { ...declaracion, tipo: 'declaracion-salud', nombre: archivo(`Declaración de Salud ${folio}`) },
    { ...declaracion, tipo: 'plan-y-precio', nombre: archivo(`Plan y precio ${folio}`) },
    ...entidades.map(({ empleadorId, razonSocial }) => ({
      declaracionId: id,
      empleadorId,
      tipo: 'notificacion-entidad' as const,
      nombre: archivo(
        directos.has(empleadorId)
          ? `Aviso de pago directo ${folio}`
          : `Notificación de cotización ${folio} ${razonSocial}`,
      ),
    })),
  ]
}

/**
 * Registers the papers of a sale and queues a job that issues what is pending. `cambiaron`: papers whose data have just
 * changed; those issued stay on record as replaced. Repeating it with all papers issued changes nothing.
 */
export async function registrarDocumentos(
  ctx: Context,
  declaracion: Declaracion,
  { cambiaron = [] }: { readonly cambiaron?: readonly TipoDeDocumento[] } = {},
): Promise<void> {
  if (cambiaron.length > 0) await reemplazar(ctx.tx, declaracion.id, cambiaron)
  await insertarFaltantes(ctx.tx, await esperados(ctx, declaracion), ctx.ahora)
  await reintentarFallidos(ctx.tx, declaracion.id)
  const documentos = await documentosDe(ctx.tx, declaracion.id)
  if (documentos.some((d) => d.estado === 'pendiente'))
    await ctx.jobs.send(ctx.tx, 'emitir-documentos', { declaracionId: declaracion.id })
}
