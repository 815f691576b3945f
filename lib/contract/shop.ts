import { dataFirst, dataList, type Endpoint } from './endpoint.ts'

export const shop = {
  theme: { method: 'POST', path: '/api/Get_Theme_Color', auth: 'none', sends: 'nothing', answer: dataFirst },
  logo: { method: 'GET', path: '/api/GetResellerLogo', auth: 'none', sends: 'nothing', answer: dataFirst },
  socialLinks: {
    method: 'GET',
    path: '/api/Social_media_links',
    auth: 'none',
    sends: 'nothing',
    answer: dataFirst,
  },
  banners: { method: 'GET', path: '/api/GetBannerImages', auth: 'none', sends: 'nothing', answer: dataList },
  details: {
    method: 'GET',
    path: '/api/Get_Shop_Details',
    auth: 'none',
    sends: 'nothing',
    answer: dataFirst,
    ours: true,
  },
  policy: {
    method: 'GET',
    path: '/api/Get_Policy',
    auth: 'none',
    sends: 'query',
    answer: dataFirst,
    ours: true,
  },
} satisfies Record<string, Endpoint>
