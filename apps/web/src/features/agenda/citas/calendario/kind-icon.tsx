import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react'
import type { Kind } from '../estado.ts'

const icons: Readonly<Record<Kind, typeof IconCheck | null>> = {
  programada: null,
  caducada: IconAlertTriangle,
  realizada: IconCheck,
  'no-realizada': IconX,
}

/** The state of an appointment for who does not tell colours apart. */
export function KindIcon({ kind }: { readonly kind: Kind }) {
  const Icon = icons[kind]
  return Icon && <Icon size={12} stroke={2} aria-hidden="true" />
}
