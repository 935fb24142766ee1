import '@mantine/core/styles.layer.css'
import '@mantine/dates/styles.layer.css'
import '../styles/mantine.css'
import 'dayjs/locale/es'
import { MantineProvider } from '@mantine/core'
import { DatesProvider } from '@mantine/dates'
import { setNonce } from 'get-nonce'
import { Outlet } from 'react-router'
import { useColorScheme } from '../lib/theme.ts'
import { theme } from '../styles/theme.ts'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce ?? ''
setNonce(nonce)

/** The component library, for the screens with forms; login and home do without. */
export function MantineLayout() {
  return (
    <MantineProvider theme={theme} forceColorScheme={useColorScheme()} getStyleNonce={() => nonce}>
      <DatesProvider settings={{ locale: 'es', firstDayOfWeek: 1 }}>
        <Outlet />
      </DatesProvider>
    </MantineProvider>
  )
}
