import { mount } from 'svelte'
import 'virtual:fonts.css'
import './styles/tokens.css'
import './styles/base.css'
import App from './App.svelte'
import { hints, me } from '$lib/me.svelte'
import { router } from '$lib/router.svelte'
import { theme } from '$lib/theme.svelte'

const target = document.getElementById('app')
if (!target) throw new Error('index.html has no element #app')

theme.start()
me.start()
hints.start()
router.start()

export default mount(App, { target })
