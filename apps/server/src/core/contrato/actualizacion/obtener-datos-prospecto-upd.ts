import { textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { obtenerDatosProspectoUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { tieneDocumentoFijo } from '@alerce/domain/declaracion/firma/envio'
import { tieneSuActualizacion } from '../../cotizacion/cotizaciones/ensure-su-actualizacion.ts'
import { declaracionVivaDe } from '../../declaracion/ds/read-model.ts'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import { nombreFirme } from '../../postulacion/edicion/read-nombre-firme.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { presentDatos } from '../../postulacion/prospecto/present-datos.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../use-case.ts'
import { readImpedimento } from './read-impedimento.ts'
import { documentosSinInformar } from './read-model.ts'

export const obtenerDatosProspectoUpdUseCase = useCase(obtenerDatosProspectoUpd, async ({ prospectoId }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId)
  const { parejaId } = prospecto
  const otro = parejaId === null ? null : await findProspecto(ctx.tx, parejaId)
  const { estado, estadoOtro, impedimento } = await readImpedimento(ctx, prospecto)
  const { nombres, apellidoPaterno, apellidoMaterno } = await nombreFirme(ctx, prospecto)
  const abierta = await actualizacionAbierta(ctx.tx, prospectoId)
  return {
    ...(await presentDatos(ctx, prospecto)),
    estadoEdicion: estado,
    otorgaCompensado: prospecto.otorga === true,
    dswfoliootroc: otro?.folioDS ?? null,
    estadootroc: estadoOtro,
    impide: impedimento && textosDeImpedimento[impedimento].text,
    abierta: abierta && { por: abierta.por, en: abierta.en },
    seCotiza: await tieneSuActualizacion(ctx, prospecto),
    documentoFijo: tieneDocumentoFijo(await declaracionVivaDe(ctx.tx, prospectoId)),
    documentosNuevos: await documentosSinInformar(ctx, prospectoId),
    nombreFirme: { nombres, apellidoPaterno, apellidoMaterno },
  }
})
