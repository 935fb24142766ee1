import { beneficiarioDsRules } from '@alerce/contract/forms/declaracion/beneficiario-ds'
import { cotizanteMessages } from '@alerce/contract/messages/declaracion/cotizante'
import { useMessage } from '../../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import type { Declaracion } from '../../../../components/sale/with-declaracion.tsx'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { useGuardarPaso } from '../use-guardar-paso.ts'
import { type BeneficiariosDsForm, esTitular, type PersonaDeDS, toRow } from './beneficiario-form.ts'
import { listaDeErrores, useGuardarPersonas } from './use-guardar-personas.ts'

/** The form of all beneficiaries; saving them saves stage beneficiarios (spec 2 §4). */
export function useBeneficiariosForm(ds: Declaracion, personas: readonly PersonaDeDS[]) {
  const beneficiarios = personas.filter((persona) => !esTitular(persona))
  const guardarPersonas = useGuardarPersonas(ds, personas)
  const guardarPaso = useGuardarPaso(ds, 'beneficiarios', 'postulantDs')
  const message = useMessage()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<BeneficiariosDsForm>({
    name: `beneficiarios-ds:${ds.identificador}`,
    initial: { beneficiario: beneficiarios.map(toRow) },
    rules: { beneficiario: beneficiarioDsRules },
  })
  // told as a list (spec 2 §5), besides standing at their fields
  const failed = async (error: unknown) => {
    if (isRefusal(error) && error.errores.length > 0) await message(listaDeErrores(error))
    else await tellFailure(cotizanteMessages.beneficiariosSaveFailed.text)(error)
  }
  const save = (advance: boolean) =>
    form.submit(async (values) => {
      await guardarPersonas(values)
      await guardarPaso(advance)
    }, failed)()
  return { form, save, beneficiarios }
}
