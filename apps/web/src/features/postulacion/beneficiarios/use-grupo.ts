import type { BeneficiariosForm, FilaDeBeneficiario } from '@alerce/contract/forms/postulacion/beneficiarios'
import { beneficiariosMessages } from '@alerce/contract/messages/postulacion/beneficiarios'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import { useConfirm, useMessage } from '../../../components/dialogs/dialogs-provider.tsx'
import { useTellFailure } from '../../../components/dialogs/use-tell-failure.ts'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { useWayOn } from '../../../lib/browser/use-way-on.ts'
import { type AlerceForm, useAlerceForm } from '../../../lib/form/use-alerce-form.ts'
import { useRows } from '../../../lib/form/use-rows.ts'
import { goTo } from '../../../lib/routes.ts'
import type { Beneficiario } from '../../../lib/sale/prospecto.ts'
import type { Venta } from '../../../lib/sale/venta.ts'
import { useEliminarBeneficiario, useGuardarGrupo } from './queries.ts'
import { escritoDe, type GrupoGuardado, payloadOf, rulesOn } from './values.ts'

export type FormBeneficiarios = AlerceForm<BeneficiariosForm>
export type FilasNuevas = ReturnType<typeof useRows<FilaDeBeneficiario>>

/** Form of new beneficiaries, its two saves, and the removal of a saved one. In an update the quote stays. */
export function useGrupo({ prospectoId, estadoEdicion }: Venta, grupo: GrupoGuardado, hoy: string) {
  const actualiza = estadoEdicion === 'E'
  const navigate = useWayOn()
  const message = useMessage()
  const confirm = useConfirm()
  const tellFailure = useTellFailure()
  const saveGrupo = useGuardarGrupo(actualiza)
  const eliminar = useEliminarBeneficiario()
  const form = useAlerceForm<BeneficiariosForm>({
    name: `beneficiarios:${prospectoId}`,
    initial: { beneficiarios: [] },
    rules: rulesOn(hoy, grupo),
  })

  const { tell, toast } = useUndoToast(beneficiariosMessages.saveFailed.text)
  const filas = useRows<FilaDeBeneficiario>({
    path: 'beneficiarios',
    rows: form.values.beneficiarios,
    insert: (row, at) => form.insertListItem('beneficiarios', row, at),
    remove: (at) => form.removeListItem('beneficiarios', at),
    first: 'relacionFamiliar',
    tell,
  })

  // The server deletes the quote with this save: it was for another group (spec 2 §4).
  const save = (values: BeneficiariosForm) =>
    saveGrupo(payloadOf(prospectoId, values), () => {
      filas.saved(values.beneficiarios)
      // The sent rows are in the group now: empty the form
      void form.saved({ beneficiarios: [] })
    })

  const destino = (advance: boolean) => {
    if (actualiza) return goTo(advance ? 'preliminarPlannew' : 'postulantDatanew', { prospectoId })
    return advance ? goTo('preliminarPlan', { prospectoId }) : goTo('home')
  }

  const press = (advance: boolean) => {
    const after = async () => {
      // Stay on the screen while rows added during the save are unsaved
      const siguen = form.getValues().beneficiarios.length > 0
      if (!advance || siguen) await message(prospectoMessages.saved.text, 'ok')
      if (!siguen) await navigate(destino(advance))
    }
    form.submit(save, tellFailure(beneficiariosMessages.saveFailed.text), after)()
  }

  const remove = async (beneficiario: Beneficiario, name: string) => {
    const { beneficiarioId } = beneficiario
    const text = actualiza
      ? `Se quitará ${name} del grupo. Si descarta la actualización, vuelve.`
      : `Se quitará ${name} del grupo y se borrará lo que se haya cotizado.`
    const question = { title: 'Quitar beneficiario', text, accept: 'Quitar' }
    const deNuevo = payloadOf(prospectoId, { beneficiarios: [escritoDe(beneficiario)] })
    const quitado = () => tell(`${name} ya no está en el grupo.`, (said) => saveGrupo(deNuevo, said))
    try {
      await confirm(question, () => eliminar.mutateAsync({ prospectoId, beneficiarioId }, quitado))
    } catch (error) {
      await tellFailure(beneficiariosMessages.deleteFailed.text)(error)
    }
  }

  return { form, filas, press, remove, removing: eliminar.isPending, toast }
}
