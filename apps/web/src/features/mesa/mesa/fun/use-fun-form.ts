import { type FunForm, funRules } from '@alerce/contract/forms/mesa/mesa'
import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { aDDMMYYYY, deDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { formatoRut } from '@alerce/domain/base/persona/rut'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { now } from '../../../../lib/time/clock.ts'
import type { Fun, FunGuardado } from './queries.ts'

const iso = (fecha: string | null | undefined) => (fecha ? (deDDMMYYYY(fecha) ?? '') : '')

/** The form of a cancellation; null begins one of any RUT. Only that one keeps a draft: its name holds no RUT. */
export function useFunForm(fun: Fun | null, guardar: (fun: FunGuardado) => Promise<unknown>, onSaved: () => void) {
  const tellFailure = useTellFailure()
  const hoy = hoyEnSantiago(now())
  const form = useAlerceForm<FunForm>({
    name: fun ? null : 'fun:nuevo',
    initial: {
      rut: fun ? formatoRut(fun.rut) : '',
      recibido: iso(fun?.recibido),
      procesado: iso(fun?.procesado),
    },
    rules: funRules(hoy),
    unkept: ['rut'],
  })
  const save = ({ rut, recibido, procesado }: FunForm) =>
    guardar({
      rut,
      recibido: aDDMMYYYY(recibido),
      procesado: procesado ? aDDMMYYYY(procesado) : null,
      ...(fun?.recibido && { recibidoAntes: fun.recibido }),
    })
  return { form, hoy, submit: form.submit(save, tellFailure(mesaMessages.funNoGuardado.text), onSaved) }
}
