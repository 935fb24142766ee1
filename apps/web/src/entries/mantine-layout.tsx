import { Outlet } from 'react-router'
import { Mantine } from '../components/mantine.tsx'

/** Screens with fields. */
export function MantineLayout() {
  return (
    <Mantine>
      <Outlet />
    </Mantine>
  )
}
