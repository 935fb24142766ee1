import { Button } from '../actions/button.tsx'
import { SecretOnce } from '../values/secret-once.tsx'
import { Dialog } from './dialog.tsx'

/** Secret that the server answers once, with a note for its holder. */
export interface Secret {
  readonly title: string
  readonly label: string
  readonly value: string
  readonly note: string
}

interface SecretDialogProps {
  readonly secret: Secret
  readonly onClose: () => void
}

export function SecretDialog({ secret: { title, label, value, note }, onClose }: SecretDialogProps) {
  const footer = <Button onClick={onClose}>Listo</Button>
  // Escape and a phone's Back must not close a secret shown once: only the button does
  const stay = () => undefined
  return (
    <Dialog title={title} wide onClose={stay} footer={footer}>
      <SecretOnce label={label} value={value} />
      <p>{note}</p>
    </Dialog>
  )
}
