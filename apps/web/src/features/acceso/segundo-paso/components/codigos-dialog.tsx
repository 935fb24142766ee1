import { Button } from '../../../../components/actions/button.tsx'
import { Dialog } from '../../../../components/dialogs/dialog.tsx'
import { SecretOnce } from '../../../../components/values/secret-once.tsx'
import { brand } from '../../../../lib/brand.ts'
import { saveAs } from '../../../../lib/files.ts'

interface CodigosDialogProps {
  readonly codigos: readonly string[]
  readonly onClose: () => void
}

/** Recovery codes, shown once: Escape does not close them. */
export function CodigosDialog({ codigos, onClose }: CodigosDialogProps) {
  const texto = codigos.join('\n')
  const download = () =>
    saveAs(new Blob([`${brand.name}: códigos de recuperación\n\n${texto}\n`], { type: 'text/plain' }), 'codigos.txt')
  const footer = (
    <>
      <Button onClick={download}>Descargar</Button>
      <Button kind="primary" onClick={onClose}>
        Los guardé
      </Button>
    </>
  )
  return (
    <Dialog title="Sus códigos de recuperación" wide onClose={() => undefined} footer={footer}>
      <p>Si pierde el teléfono o la llave, cada uno le permite ingresar una vez. Guárdelos fuera de este equipo.</p>
      <SecretOnce label="Diez códigos" value={texto} />
    </Dialog>
  )
}
