import { obtenerDocumentos } from '@alerce/contract/operations/contrato/documentos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { ensureTitular, leerDeclaracion } from '../../declaracion/declaracion/leer-declaracion.ts'
import { useCase } from '../../use-case.ts'
import { documentosDe, esDeSalud, PDF } from './read-model.ts'

export const obtenerDocumentosUseCase = useCase(obtenerDocumentos, async ({ identificador, rut }, ctx) => {
  const { prospecto } = await leerDeclaracion(ctx, identificador)
  ensureTitular(prospecto, rut)
  const documentos = await documentosDe(ctx.tx, identificador)
  return documentos.map((documento) => ({
    imgCorrel: documento.id,
    nombre: documento.nombre,
    tipoMIME: PDF,
    estado: documento.estado,
    emitido: documento.emitido && fechaYHora(documento.emitido),
    salud: esDeSalud(documento),
  }))
})
