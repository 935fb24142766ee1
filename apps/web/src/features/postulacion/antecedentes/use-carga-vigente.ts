import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useValidarCarga } from './queries.ts'
import type { FormAntecedentes } from './use-antecedentes.ts'

/** The current-charge box: its birth date and sex come from the charge and stay locked (spec 2 §5). */
export function useCargaVigente(form: FormAntecedentes) {
  const validar = useValidarCarga()
  const message = useMessage()
  const tellFailure = useTellFailure()

  const look = async () => {
    const rut = normalizaRut(form.getValues().rut)
    if (rut === null) return message(antecedentesMessages.rutEmpleador.text)
    const carga = await validar.mutateAsync({ rut })
    if (!carga.cargaVigente) return message(antecedentesMessages.cargaNoVigente.text)
    const fechaNacimiento = (carga.fechaNacimiento && deDDMMYYYY(carga.fechaNacimiento)) ?? ''
    form.setValues({ cargaVigente: true, fechaNacimiento, sexo: carga.sexo ?? '' })
  }

  const toggle = (checked: boolean) => {
    if (!checked) form.setFieldValue('cargaVigente', false)
    else look().catch(tellFailure(prospectoMessages.rutCheckFailed.text))
  }

  return { toggle, busy: validar.isPending }
}
