import { beneficiarioDsRules } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useGuardarPaso } from '../use-guardar-paso.ts'
import { type BeneficiariosDsForm, esTitular, type PersonaDeDS, toRow } from './beneficiario-form.ts'
import { useDecirErrores } from './use-decir-errores.ts'
import { useGuardarPersonas } from './use-guardar-personas.ts'

/** The form of all beneficiaries; saving them saves stage beneficiarios (spec 2 §4). */
export function useBeneficiariosForm(ds: Declaracion, personas: readonly PersonaDeDS[]) {
  const beneficiarios = personas.filter((persona) => !esTitular(persona))
  const guardarPersonas = useGuardarPersonas(ds, personas)
  const guardarPaso = useGuardarPaso(ds, 'beneficiarios', 'postulantDs')
  const decirErrores = useDecirErrores()
  const form = useAlerceForm<BeneficiariosDsForm>({
    name: `beneficiarios-ds:${ds.identificador}`,
    initial: { beneficiario: beneficiarios.map(toRow) },
    rules: { beneficiario: beneficiarioDsRules },
  })
  const save = (advance: boolean) =>
    form.submit(async (values) => {
      await guardarPersonas(values)
      await guardarPaso(advance)
    }, decirErrores(cotizanteMessages.beneficiariosSaveFailed.text))()
  return { form, save, beneficiarios }
}
