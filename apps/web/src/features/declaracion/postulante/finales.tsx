import { derechosMessages } from '@alerce/contract/messages/personas/derechos'
import { IconCircleCheck, IconCircleX } from '@tabler/icons-react'
import { Button } from '../../../components/actions/button.tsx'
import { Hoja } from './components/hoja.tsx'

/** A link that opens nothing, and why. */
export function Cerrado({ text }: { readonly text: string }) {
  return (
    <Hoja
      title="Este enlace no está disponible"
      tone="bad"
      icon={<IconCircleX size={36} stroke={1.5} aria-hidden="true" />}
    >
      <p role="alert">{text}</p>
    </Hoja>
  )
}

/** Final page after the applicant withdrew their consent. */
export function Retirado() {
  return (
    <Hoja
      title="Retiró su consentimiento"
      tone="ok"
      icon={<IconCircleCheck size={36} stroke={1.5} aria-hidden="true" />}
    >
      <p role="status">{derechosMessages.retiroHecho.text}</p>
    </Hoja>
  )
}

interface SalioProps {
  readonly title?: string
  readonly text?: string
  readonly label?: string
  readonly onEntrar: () => void
}

/** Final page after the applicant left. */
export function Salio({
  title = 'Su declaración quedó guardada',
  text = 'Puede seguir cuando quiera con el mismo enlace.',
  label = 'Seguir ahora',
  onEntrar,
}: SalioProps) {
  return (
    <Hoja title={title}>
      <p role="status">{text}</p>
      <Button kind="primary" onClick={onEntrar}>
        {label}
      </Button>
    </Hoja>
  )
}
