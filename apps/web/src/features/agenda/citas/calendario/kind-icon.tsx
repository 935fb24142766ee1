import { IconAlertTriangle, IconCheck, IconPlayerPlay, IconX } from '@tabler/icons-react'
import type { CitaKind } from '../estado.ts'

const icons: Readonly<Record<CitaKind, typeof IconCheck | null>> = {
  programada: null,
  'en-curso': IconPlayerPlay,
  caducada: IconAlertTriangle,
  realizada: IconCheck,
  'no-realizada': IconX,
}

/** The state of an appointment for who does not tell colours apart. */
export function KindIcon({ kind }: { readonly kind: CitaKind }) {
  const Icon = icons[kind]
  return Icon && <Icon size={12} stroke={2} aria-hidden="true" />
}
