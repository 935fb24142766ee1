import { prospectoRules } from '@alerce/contract/forms/postulacion/antecedentes'
import { reglaPrimerApellidoCorregido, reglaSegundoApellidoCorregido } from '@alerce/contract/forms/postulacion/persona'
import { applyRules } from '@alerce/contract/forms/rules'
import { common } from '@alerce/contract/messages/common'
import { enMayusculas } from '@alerce/domain/base/persona/nombre'
import type { Nombre } from '../../../postulacion/edicion/read-model-nombre.ts'
import { refuse } from '../../../refusal.ts'

const { nombres } = prospectoRules
const reglas = {
  nombres,
  apellidoPaterno: reglaPrimerApellidoCorregido,
  apellidoMaterno: reglaSegundoApellidoCorregido,
}

/** A checked name, as it is stored. */
export function revisarNombre(enviado: Nombre): Nombre {
  const errores = applyRules<Nombre>(reglas as object, enviado)
  if (errores.length > 0) refuse(common.invalid, { errores })
  return {
    nombres: enMayusculas(enviado.nombres),
    apellidoPaterno: enMayusculas(enviado.apellidoPaterno),
    apellidoMaterno: enMayusculas(enviado.apellidoMaterno),
  }
}

/** True when they are not the same name. */
export const distintos = (uno: Nombre, otro: Nombre): boolean =>
  uno.nombres !== otro.nombres ||
  uno.apellidoPaterno !== otro.apellidoPaterno ||
  uno.apellidoMaterno !== otro.apellidoMaterno
