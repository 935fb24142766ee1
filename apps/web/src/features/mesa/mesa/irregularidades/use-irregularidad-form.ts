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

interface AlAbrir {
  /** It is, and whose case it is of: to be told. */
  readonly onOpened: (nombre: string) => void
  readonly onClose: () => void
}

/** The form of an irregularity. */
export function useIrregularidadForm({ onOpened, onClose }: AlAbrir) {
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
    const abierta = abrir(payload as PayloadOf<'abrirIrregularidad'>, () => onOpened(caso?.nombre ?? ''))
    await alCaso(abierta, 'prospectoId')
  }
  return { form, submit: form.submit(save, tellFailure(irregularidadMessages.irregularidadNoGuardada.text), onClose) }
}
