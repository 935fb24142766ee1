import { Button } from '../../../components/actions/button.tsx'
import { Dialog } from '../../../components/dialogs/dialog.tsx'
import { IntakeProvider } from '../../../components/intake/intake-provider.tsx'
import { useMayLeave } from '../../../components/intake/use-may-leave.ts'
import { Mantine } from '../../../components/mantine.tsx'
import { Cuerpo } from './components/cuerpo.tsx'
import { useQuitarConAviso } from './components/use-quitar-con-aviso.tsx'
import type { DatosDeEdicion } from './queries.ts'
import { useReuso } from './use-reuso.ts'

interface ReusoDialogProps {
  readonly datos: DatosDeEdicion
  readonly onClose: () => void
}

/** The employer manager of a reuse, with its papers and its authorization (spec 1 §2, Reuse modal). */
export function ReusoDialog(props: ReusoDialogProps) {
  return (
    <Mantine>
      <IntakeProvider>
        <Opened {...props} />
      </IntakeProvider>
    </Mantine>
  )
}

function Opened({ datos, onClose }: ReusoDialogProps) {
  const reuso = useReuso(datos, onClose)
  const { quitar, toast } = useQuitarConAviso()
  const mayLeave = useMayLeave()
  const close = async () => {
    if (await mayLeave()) reuso.close()
  }
  const footer = (
    <>
      <Button onClick={() => void close()}>Cerrar</Button>
      {datos.impide === null && (
        <Button kind="primary" busy={reuso.form.busy} onClick={() => reuso.submit()}>
          Guardar
        </Button>
      )}
    </>
  )
  return (
    <Dialog title="Reutilizar DS" sheet onClose={() => void close()} footer={footer}>
      <Cuerpo datos={datos} reuso={reuso} quitar={quitar} />
      {toast}
    </Dialog>
  )
}
