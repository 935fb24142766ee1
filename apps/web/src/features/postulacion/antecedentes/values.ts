import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { antecedentes } from '@alerce/contract/fichas/postulacion/prospecto'
import {
  type AntecedentesForm,
  antecedentesRules,
  inactivoRules,
} from '@alerce/contract/forms/postulacion/antecedentes'
import type { Rules } from '@alerce/contract/forms/rules'
import type { PersonaGuardada } from '../../../components/persona/anteriores.ts'
import type { PayloadOf } from '../../../lib/api/call.ts'
import { empleadoresDe, empleadoresEscritos } from '../../../lib/sale/empleadores.ts'
import type { DatosDeProspecto } from '../../../lib/sale/prospecto.ts'

/**
 * Form values that need a default or a conversion. Without a kind of sale, manual: the kind that can always be
 * finished.
 */
export const aMostrar = ({ tipoVenta, empleadores }: DatosDeProspecto) => ({
  tipoVenta: tipoVenta ?? 'M',
  empleadores: empleadoresEscritos(empleadores),
})

/** Form values of the saved data. */
export const valuesOf = (datos: DatosDeProspecto): AntecedentesForm => ({
  ...pantallaDe(antecedentes, datos),
  ...aMostrar(datos),
})

/** Parts of the payload that are no field: the prospect, its version, and the employers by worker type. */
export const aEnviar = (
  { tipoDocumento, rut, empleadores }: AntecedentesForm,
  { prospectoId, version }: DatosDeProspecto,
) => ({
  prospectoId,
  version,
  empleadores: empleadoresDe(empleadores, tipoDocumento === 'P' ? '' : rut),
})

/** The form as it travels; of the two documents only the chosen one. */
export const payloadOf = (values: AntecedentesForm, datos: DatosDeProspecto): PayloadOf<'ingresarProspecto'> => ({
  ...envioDe(antecedentes, values),
  ...aEnviar(values, datos),
})

/** The rules by the state chosen: an inactive prospect needs little else (spec 2 §5). */
export const rulesOn =
  (hoy: string) =>
  ({ activo }: AntecedentesForm): Rules<AntecedentesForm> =>
    activo ? antecedentesRules(hoy) : inactivoRules

/** Saved person: the typed values may describe another one. */
export const guardadaDe = (datos: DatosDeProspecto): PersonaGuardada => ({
  prospectoId: datos.prospectoId,
  persona: valuesOf(datos),
})
