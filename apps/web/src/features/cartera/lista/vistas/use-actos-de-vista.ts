import { vistaMessages as m } from '@alerce/contract/messages/cartera/lista'
import { useNavigate } from 'react-router'
import { useAction } from '../../../../components/actions/use-action.ts'
import { useTellFailure } from '../../../../components/dialogs/use-tell-failure.ts'
import { useUndoToast } from '../../../../components/feedback/use-undo-toast.tsx'
import type { FiltrosDeCartera } from '../../../../lib/filtros-de-cartera.ts'
import { useWrite } from '../../../../lib/use-call.ts'
import { consultaDeFiltros, filtersKeptIn, filtersToKeep, type VistaDeCartera } from '../../../../lib/vistas.ts'

/** Acts on a saved view, each undone from its toast. `over`: the toasts, rendered always. */
export function useActosDeVista(filtros: FiltrosDeCartera) {
  const navigate = useNavigate()
  const tellFailure = useTellFailure()
  const { tell, toast } = useUndoToast(m.restoreFailed.text)
  const guardar = useWrite('guardarVista')
  const borrar = useWrite('eliminarVista')
  const restituir = useWrite('restituirVista')

  /** Keeps the filters on screen in the view; undo gives it its former ones. */
  const actualizar = useAction((vista: VistaDeCartera) => {
    const { vistaId, nombre, compartida } = vista
    const suya = { vistaId, nombre, compartida }
    return guardar.mutateAsync({ ...suya, version: vista.version, ...filtersToKeep(filtros) }, ({ version }) =>
      tell(`Se actualizó la vista ${nombre}.`, (said) =>
        guardar.mutateAsync({ ...suya, version, ...filtersKeptIn(vista) }, () => said()),
      ),
    )
  }, m.saveFailed.text)

  /** Deletes the view, and calls `gone`; the list stays as it is. */
  const remove = ({ vistaId, nombre }: VistaDeCartera, gone: () => void) =>
    borrar
      .mutateAsync({ vistaId }, () => {
        gone()
        void navigate(consultaDeFiltros({ ...filtros, vista: null }), { replace: true, preventScrollReset: true })
        tell(`Se eliminó la vista ${nombre}.`, (said) => restituir.mutateAsync({ vistaId }, () => said()))
      })
      .catch(tellFailure(m.deleteFailed.text))

  return { actualizar, remove, over: toast }
}
