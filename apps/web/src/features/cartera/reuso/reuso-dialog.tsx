import { documentosPostulanteMessages } from '@alerce/contract/messages/postulacion/documentos'
import { Button } from '../../../components/actions/button.tsx'
import { useQuitar } from '../../../components/adjuntos/use-quitar.ts'
import { Dialog, wayOut } from '../../../components/dialogs/dialog.tsx'
import { useUndoToast } from '../../../components/feedback/use-undo-toast.tsx'
import { IntakeProvider } from '../../../components/intake/intake-provider.tsx'
import { useMayLeave } from '../../../components/intake/use-may-leave.ts'
import type { Venta } from '../../../lib/sale/venta.ts'
import { Cuerpo } from './components/cuerpo.tsx'
import { tienePlan } from './components/nueva.tsx'
import type { DatosDeCopia } from './queries.ts'
import { useReuso } from './use-reuso.ts'

interface ReusoDialogProps {
  readonly datos: DatosDeCopia
  readonly venta: Venta
  readonly onClose: () => void
}

/** The employer manager of a reuse, with its papers and its authorization (spec 1 §2, Reuse modal). */
export function ReusoDialog(props: ReusoDialogProps) {
  return (
    <IntakeProvider>
      <Opened {...props} />
    </IntakeProvider>
  )
}

/** Takes a document away, says so once for the whole dialog, and offers to give it back. */
function useQuitarConAviso() {
  const { tell, toast } = useUndoToast(documentosPostulanteMessages.reponerFailed.text)
  return { quitar: useQuitar(tell), toast }
}

function Opened({ datos, venta, onClose }: ReusoDialogProps) {
  const reuso = useReuso(datos, onClose)
  const { quitar, toast } = useQuitarConAviso()
  const mayLeave = useMayLeave()
  const leave = async () => {
    if (await mayLeave()) reuso.close()
  }
  const close = wayOut(reuso.form.busy, () => void leave())
  const advance = async () => {
    if (await mayLeave()) reuso.advance()
  }
  const footer = (
    <>
      <Button {...close}>Cerrar</Button>
      {!tienePlan(datos.etapa) && (
        <Button busy={reuso.form.busy} onClick={() => reuso.submit()}>
          Guardar
        </Button>
      )}
      <Button kind="primary" busy={reuso.going} onClick={() => void advance()}>
        Avanzar en la Postulación
      </Button>
    </>
  )
  return (
    <Dialog title="Reutilizar DS" sheet onClose={close.onClick} footer={footer}>
      <Cuerpo datos={datos} venta={venta} reuso={reuso} remove={quitar} />
      {toast}
    </Dialog>
  )
}
