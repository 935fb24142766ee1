import type { Icon } from '@tabler/icons-react'
import { type ComponentType, useState } from 'react'
import { IconButton } from '../../../../components/actions/icon-button.tsx'
import { useAction } from '../../../../components/actions/use-action.ts'
import type { Prospecto } from '../queries.ts'

export interface AvisoDialogProps {
  readonly prospecto: Prospecto
  readonly onClose: () => void
}

interface AvisoProps {
  /** The card has it. */
  readonly when: boolean
  readonly prospecto: Prospecto
  readonly icon: Icon
  readonly tone: 'warn' | 'bad'
  readonly tip: string
  /** The icon's name, with the person's. */
  readonly label: string
  /** Brings the dialog: home does not carry it. */
  readonly load: () => Promise<ComponentType<AvisoDialogProps>>
  /** Text of a failed load. */
  readonly failure: string
}

/** Icon of a card that opens a dialog. It stays while its dialog is open, even when the card loses the warning. */
export function Aviso({ when, prospecto, icon: Glyph, tone, tip, label, load, failure }: AvisoProps) {
  const [Opened, setOpened] = useState<ComponentType<AvisoDialogProps> | null>(null)
  const { busy, run } = useAction(async () => {
    const Loaded = await load()
    setOpened(() => Loaded)
  }, failure)
  if (!when && !Opened) return null
  return (
    <>
      <IconButton tone={tone} tip={tip} aria-label={label} busy={busy} onClick={run}>
        <Glyph size={16} stroke={1.75} aria-hidden="true" />
      </IconButton>
      {Opened && <Opened prospecto={prospecto} onClose={() => setOpened(null)} />}
    </>
  )
}
