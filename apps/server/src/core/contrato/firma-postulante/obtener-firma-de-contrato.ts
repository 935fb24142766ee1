import { obtenerFirmaDeContrato } from '@alerce/contract/operations/contrato/firma-postulante'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { presentarTexto } from '../../declaracion/invitacion/textos/presentar-texto.ts'
import { textoContrato } from '../../declaracion/invitacion/textos/read-model.ts'
import { leerPostulacion } from '../../declaracion/postulante/tomar-postulacion.ts'
import { useCase } from '../../use-case.ts'
import { leerContratado } from '../contractual/leer-contratado.ts'
import { documentosDe, firmadosYReemplazados } from '../documentos/read-model.ts'
import { leerVentas } from '../firmados/leer-ventas.ts'
import { leerDetencion } from './leer-detencion.ts'

export const obtenerFirmaDeContratoUseCase = useCase(obtenerFirmaDeContrato, async (_input, ctx) => {
  const { declaracion, prospecto } = await leerPostulacion(ctx)
  const documentos = await documentosDe(ctx.tx, declaracion.id)
  return {
    ...(await leerContratado(ctx, prospecto.id)),
    papeles: documentos.map(({ id, nombre }) => ({ imgCorrel: id, nombre })),
    consentimiento: presentarTexto(await textoContrato(ctx, declaracion)),
    reemplazan: (await firmadosYReemplazados(ctx.tx, declaracion.id)).at(-1)?.firmadoEn ?? null,
    correo: correoVelado(prospecto.correo),
    detencion: await leerDetencion(ctx, await leerVentas(ctx, declaracion.id)),
  }
})
