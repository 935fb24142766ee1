import { IconRefresh } from '@tabler/icons-react'
import { Button } from './button.tsx'

interface RefreshButtonProps {
  readonly busy: boolean
  readonly onRefresh: () => void
}

/** Refetches the data on screen. */
export const RefreshButton = ({ busy, onRefresh }: RefreshButtonProps) => (
  <Button kind="quiet" icon aria-label="Actualizar" busy={busy} onClick={onRefresh}>
    {!busy && <IconRefresh size={16} stroke={1.75} aria-hidden="true" />}
  </Button>
)
