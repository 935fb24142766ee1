import { Button } from '../../../components/actions/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { Mantine } from '../../../components/mantine.tsx'
import { Cuerpo } from './components/cuerpo.tsx'
import { useQuitarConAviso } from './components/use-quitar-con-aviso.tsx'
import type { Datos } from './queries.ts'
import { useReuso } from './use-reuso.ts'

interface ReusoDialogProps {
  readonly datos: Datos
  readonly onClose: () => void
}

/** The employer manager of a reuse, with its papers and its authorization (spec 1 §2, Reuse modal). */
export function ReusoDialog(props: ReusoDialogProps) {
  return (
    <Mantine>
      <Opened {...props} />
    </Mantine>
  )
}

function Opened({ datos, onClose }: ReusoDialogProps) {
  const reuso = useReuso(datos, onClose)
  const { quitar, toast } = useQuitarConAviso()
  const footer = (
    <>
      <Button onClick={reuso.close}>Cerrar</Button>
      {datos.impide === null && (
        <Button kind="primary" busy={reuso.form.busy} onClick={() => reuso.submit()}>
          Guardar
        </Button>
      )}
    </>
  )
  return (
    <Dialog title="Reutilizar DS" sheet onClose={reuso.close} footer={footer}>
      <Cuerpo datos={datos} reuso={reuso} quitar={quitar} />
      {toast}
    </Dialog>
  )
}
