import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { actualizacionMessages as m, textosDeImpedimento } from '@alerce/contract/messages/contrato/actualizacion'
import { finalizaEnvioDocUpd } from '@alerce/contract/operations/contrato/actualizacion'
import { anotar } from '../../base/bitacora/anotar.ts'
import { encolarCorreo } from '../../base/correos/enviar-correo.ts'
import { nombreFirme } from '../../postulacion/edicion/leer-nombre-firme.ts'
import { editarProspecto } from '../../postulacion/prospecto/policy.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { componerAviso } from './componer-aviso.ts'
import { leerImpedimento } from './leer-impedimento.ts'
import { corregirNombre } from './nombre/corregir-nombre.ts'
import { distintos, revisarNombre } from './nombre/revisar-nombre.ts'
import { documentosSinInformar } from './read-model-avisos.ts'

/**
 * Corrects the name and tells the applicant by mail what is new: never begins an update, and does not wait for the
 * other of a pair. Refused (422) where there is nothing to tell.
 */
export const finalizaEnvioDocUpdUseCase = useCase(
  finalizaEnvioDocUpd,
  async ({ prospectoId, version, ...enviado }, ctx) => {
    const prospecto = await editarProspecto(ctx, prospectoId, version)
    const { cierre } = await leerImpedimento(ctx, prospecto)
    if (cierre) refuse(textosDeImpedimento[cierre])
    const nombre = revisarNombre(enviado)
    const nombreCorregido = distintos(nombre, await nombreFirme(ctx, prospecto))
    const documentos = await documentosSinInformar(ctx, prospectoId)
    ensure(nombreCorregido || documentos.length > 0, m.nadaQueInformar)
    if (nombreCorregido) await corregirNombre(ctx, prospecto, nombre)
    const { carta, texto } = componerAviso({ documentos, nombre, nombreCorregido })
    const { asesorId, correo: para } = prospecto
    await encolarCorreo(ctx, carta, { prospectoId, asesorId, para, texto, adjuntos: [] })
    await anotar(ctx, prospectoId, 'postulanteInformado', cartas[carta].asunto())
    return 'ok' as const
  },
)
