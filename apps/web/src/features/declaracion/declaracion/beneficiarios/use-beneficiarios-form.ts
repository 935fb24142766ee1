import { beneficiarioDsRules } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useGuardarPaso } from '../use-guardar-paso.ts'
import { type BeneficiariosDsForm, esTitular, type Persona, toRow } from './beneficiario-form.ts'
import { useGuardarPersonas } from './use-guardar-personas.ts'

/** The form of all beneficiaries; saving them saves stage beneficiarios (spec 2 §4). */
export function useBeneficiariosForm(ds: Declaracion, personas: readonly Persona[]) {
  const beneficiarios = personas.filter((persona) => !esTitular(persona))
  const guardarPersonas = useGuardarPersonas(ds, personas)
  const guardarPaso = useGuardarPaso(ds, 'beneficiarios', 'postulantDs')
  const tellFailure = useTellFailure()
  const form = useAlerceForm<BeneficiariosDsForm>({
    name: `beneficiarios-ds:${ds.identificador}`,
    initial: { beneficiarios: beneficiarios.map(toRow) },
    rules: { beneficiarios: beneficiarioDsRules },
  })
  const save = (advance: boolean) =>
    form.submit(async (values) => {
      await guardarPersonas(values)
      await guardarPaso(advance)
    }, tellFailure(cotizanteMessages.beneficiariosSaveFailed.text))()
  return { form, save, beneficiarios }
}
