import { IconCalendarX } from '@tabler/icons-react'
import { Hoja } from '../../../components/layout/hoja.tsx'

/** A page or a link that opens nothing, and why. */
export function NoDisponible({ text }: { readonly text: string }) {
  const icon = <IconCalendarX size={36} stroke={1.5} aria-hidden="true" />
  return (
    <Hoja title="No disponible" tone="bad" icon={icon}>
      <p role="alert">{text}</p>
    </Hoja>
  )
}
