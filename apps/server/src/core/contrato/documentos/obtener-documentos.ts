import { obtenerDocumentos } from '@alerce/contract/operations/contrato/documentos'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { esCopiaDeLaDS } from '@alerce/domain/contrato/documentos'
import { ensureTitular, readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { ultimoEnlaceEnviado } from '../../declaracion/invitacion/read-model.ts'
import { useCase } from '../../use-case.ts'
import { documentosDe, PDF } from './read-model.ts'

export const obtenerDocumentosUseCase = useCase(obtenerDocumentos, async ({ identificador, rut }, ctx) => {
  const { prospecto } = await readDeclaracion(ctx, identificador)
  ensureTitular(prospecto, rut)
  const documentos = await documentosDe(ctx.tx, identificador)
  const enlace = await ultimoEnlaceEnviado(ctx.tx, identificador, 'copia')
  const copia = enlace && { enviada: enlace.creado, vence: enlace.expira, abierta: enlace.abierto }
  return documentos.map((documento) => ({
    imgCorrel: documento.id,
    nombre: documento.nombre,
    tipoMIME: PDF,
    estado: documento.estado,
    emitido: documento.emitido && fechaYHora(documento.emitido),
    salud: esCopiaDeLaDS(documento),
    copia: esCopiaDeLaDS(documento) ? copia : null,
  }))
})
