import { mount } from 'svelte'
import 'virtual:fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { keys } from '$lib/keys.svelte'
import { ending, hints, me } from '$lib/me.svelte'
import { router } from '$lib/router.svelte'
import { settings } from '$lib/settings.svelte'
import { theme } from '$lib/theme.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no element #app')

theme.start()
settings.start()
me.start()
hints.start()
ending.start()
router.start()
keys.start()

// What makes an app of the page comes when everything else is there, and somebody stays.
addEventListener('load', () => setTimeout(() => void import('$lib/app/begin.svelte').then(({ begin }) => begin(), () => {}), 4000))

export default mount(App, { target })
