import { type IrregularidadForm, irregularidadRules } from '@alerce/contract/forms/mesa/mesa'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import type { PayloadOf } from '../../../../lib/api/call.ts'
import { useAlerceForm } from '../../../../lib/form/use-alerce-form.ts'
import { alCaso } from '../../../../lib/mesa/al-caso.ts'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { useAbrir } from './queries.ts'

interface Values extends IrregularidadForm {
  caso: CasoDeMesa | null
}

/** The form of an irregularity. `onOpened` comes with whose case it is, once the draft is gone. */
export function useIrregularidadForm(onOpened: (nombre: string) => void) {
  const { mutateAsync: abrir } = useAbrir()
  const tellFailure = useTellFailure()
  const form = useAlerceForm<Values>({
    name: 'irregularidad:nueva',
    initial: { caso: null, codigo: '', codigoDetalle: '', motivo: '' },
    rules: irregularidadRules,
    unkept: ['caso'],
  })
  const save = async (values: Values) => {
    const { caso, codigo, codigoDetalle, motivo } = values
    // The rules have seen that there is a case.
    const payload = { prospectoId: caso?.prospectoId, codigo, codigoDetalle, motivo }
    await alCaso(abrir(payload as PayloadOf<'abrirIrregularidad'>), 'prospectoId')
    await form.saved(values)
    onOpened(caso?.nombre ?? '')
  }
  return { form, submit: form.submit(save, tellFailure(irregularidadMessages.irregularidadNoGuardada.text)) }
}
