import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { Beside } from '../../../../components/visor/visor.tsx'
import type { CasoDeMesa } from '../../../../lib/mesa/casos.ts'
import { Cedula } from './cedula.tsx'

interface CedulaDialogProps {
  readonly caso: Pick<CasoDeMesa, 'prospectoId' | 'nombre' | 'folioDS' | 'asesor'>
  readonly onClose: () => void
}

/** Who a matter is about, whatever waits of it. */
export const CedulaDialog = ({ caso, onClose }: CedulaDialogProps) => (
  <Dialog title={`Cédula de ${caso.nombre}`} sheet onClose={onClose} footer={<Button onClick={onClose}>Cerrar</Button>}>
    <p>
      Folio {caso.folioDS ?? '-'} · Asesor {caso.asesor}
    </p>
    <Beside>
      <Cedula prospectoId={caso.prospectoId} />
    </Beside>
  </Dialog>
)
