import { IconX } from '@tabler/icons-react'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'

/** Back to the figures alone: the rows are part of the address. */
export function CerrarDetalle({ to }: { readonly to: string }) {
  return (
    <ButtonLink kind="quiet" icon to={to} aria-label="Cerrar el detalle" preventScrollReset>
      <IconX size={16} stroke={1.75} aria-hidden="true" />
    </ButtonLink>
  )
}
