import { prospectoRules } from '@alerce/contract/forms/prospecto'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { actualizacionMessages as m, textosDeImpedimento } from '@alerce/contract/messages/prospecto/actualizacion'
import { finalizaEnvioDocUpd } from '@alerce/contract/operations/prospecto/actualizacion'
import { enMayusculas } from '@alerce/domain/persona/nombre'
import { anotar } from '../bitacora/anotar.ts'
import { encolarCorreo } from '../correos/enviar-correo.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { ensure, refuse } from '../refusal.ts'
import { useCase } from '../use-case.ts'
import { componerAviso } from './componer-aviso.ts'
import { corregirNombre, type Nombre, nombreFirme } from './corregir-nombre.ts'
import { leerImpedimento } from './leer-impedimento.ts'
import { documentosSinInformar } from './read-model-avisos.ts'

const { nombres, apellidoPaterno, apellidoMaterno } = prospectoRules
const reglas = { nombres, apellidoPaterno, apellidoMaterno }

/** A checked name, as it is stored. */
function revisarNombre(enviado: Nombre): Nombre {
  const errores = applyRules<Nombre>(reglas as object, enviado)
  if (errores.length > 0) refuse(common.invalid, { errores })
  return {
    nombres: enMayusculas(enviado.nombres),
    apellidoPaterno: enMayusculas(enviado.apellidoPaterno),
    apellidoMaterno: enMayusculas(enviado.apellidoMaterno),
  }
}

const distintos = (uno: Nombre, otro: Nombre): boolean =>
  uno.nombres !== otro.nombres ||
  uno.apellidoPaterno !== otro.apellidoPaterno ||
  uno.apellidoMaterno !== otro.apellidoMaterno

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
    const documentos = await documentosSinInformar(ctx.tx, prospectoId)
    ensure(nombreCorregido || documentos.length > 0, m.nadaQueInformar)
    if (nombreCorregido) await corregirNombre(ctx, prospecto, nombre)
    const aviso = componerAviso({ documentos, nombre, nombreCorregido })
    await encolarCorreo(ctx, { prospectoId, para: prospecto.correo, ...aviso, adjuntos: [] })
    await anotar(ctx, prospectoId, 'postulanteInformado', aviso.asunto)
    return 'ok' as const
  },
)
