import { common } from '@alerce/contract/messages/common'
import { descargarEvidencia } from '@alerce/contract/operations/mesa/irregularidades'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { readArchivo } from '../../base/archivos/read-model.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { evidenciasDe, irregularidadPorId } from './read-model.ts'

/** Downloads an evidence file under a neutral name, because the original name may reveal too much. */
export const descargarEvidenciaUseCase = useCase(descargarEvidencia, async ({ irregularidadId, numero }, ctx) => {
  const { prospectoId } = (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  await readProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  const evidencias = await evidenciasDe(ctx.tx, [irregularidadId])
  const { archivoId } = evidencias.find((una) => una.numero === numero) ?? refuse(common.notFound)
  const archivo = await readArchivo(ctx, archivoId)
  const tipo = tipoPorContenido(archivo.contenido) ?? 'application/pdf'
  return { ...archivo, nombre: nombreDeArchivo(`evidencia-${irregularidadId}-${numero}`, tipo) }
})
