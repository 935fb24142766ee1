import { obtenerFirmaDeContrato } from '@alerce/contract/operations/contrato/firma-postulante'
import { nombreLegible } from '@alerce/domain/base/persona/nombre'
import { correoVelado } from '@alerce/domain/declaracion/invitacion/enlace'
import { personasDe } from '../../declaracion/ds/read-model-personas.ts'
import { presentTexto } from '../../declaracion/invitacion/textos/present-texto.ts'
import { textoContrato } from '../../declaracion/invitacion/textos/read-model.ts'
import { readPostulacion } from '../../declaracion/postulante/take-postulacion.ts'
import { useCase } from '../../use-case.ts'
import { readContratado } from '../contractual/read-contratado.ts'
import { documentosDe, firmadosYReemplazados } from '../documentos/read-model.ts'
import { readVentas } from '../firmados/read-ventas.ts'
import { estadoDePrimerPago } from '../primer-pago/read-model.ts'
import { readDetencion } from './read-detencion.ts'

export const obtenerFirmaDeContratoUseCase = useCase(obtenerFirmaDeContrato, async (_input, ctx) => {
  const { declaracion, prospecto } = await readPostulacion(ctx)
  const documentos = await documentosDe(ctx.tx, declaracion.id)
  const { mes, ...contratado } = await readContratado(ctx, prospecto.id)
  const pago = await estadoDePrimerPago(ctx, declaracion)
  return {
    ...contratado,
    cubre: (await personasDe(ctx.tx, declaracion.id)).map(({ nombre }) => nombreLegible(nombre)),
    primerPago: pago && { ...pago, mes },
    papeles: documentos.map(({ id, nombre }) => ({ imgCorrel: id, nombre })),
    consentimiento: presentTexto(await textoContrato(ctx, declaracion)),
    reemplazan: (await firmadosYReemplazados(ctx.tx, declaracion.id)).at(-1)?.firmadoEn ?? null,
    correo: correoVelado(prospecto.correo),
    detencion: await readDetencion(ctx, await readVentas(ctx, declaracion.id)),
  }
})
