import { IconUnlink } from '@tabler/icons-react'
import { Hoja } from '../../components/layout/hoja.tsx'

/** Screen for an applicant's link that opens nothing. */
export function EnlaceSinUso() {
  const icon = <IconUnlink size={36} stroke={1.5} aria-hidden="true" />
  return (
    <Hoja title="Este enlace no es válido o ya no está disponible" tone="bad" icon={icon}>
      <p>Revise que la dirección esté completa, o pida a su asesor que le envíe un enlace nuevo.</p>
    </Hoja>
  )
}
